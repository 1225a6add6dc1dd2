"""Summer Pavilion for PettingZoo, by the names that its own environments have: ``pavilion_v1.env()``."""

from functools import partial

from sintra.envs import aec

env = partial(aec.env, "pavilion")
raw_env = partial(aec.raw_env, "pavilion")
