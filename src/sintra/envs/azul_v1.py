"""Azul for PettingZoo, by the names that its own environments have: ``azul_v1.env()``."""

from functools import partial

from sintra.envs import aec

env = partial(aec.env, "azul")
raw_env = partial(aec.raw_env, "azul")
