"""All scenes of both games."""

from __future__ import annotations

from tests.i18n.azul_scenes import azul_scenes
from tests.i18n.pavilion_scenes import pavilion_scenes

SCENES = [*azul_scenes(), *pavilion_scenes()]
