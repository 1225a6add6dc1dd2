"""Whole scenes told in English, sentence by sentence: nothing is missing, nothing is said twice, and the order is right."""

from __future__ import annotations

import pytest

from sintra.i18n import Speaker
from tests.i18n.scene import Scene
from tests.i18n.scenes import SCENES


@pytest.mark.parametrize("scene", SCENES, ids=str)
def test_a_scene_is_told_in_full(scene: Scene) -> None:
    """What happens is told in exactly these sentences."""
    assert Speaker("en").say_all(scene.phrases()) == [line.strip() for line in scene.sentences.splitlines()]
