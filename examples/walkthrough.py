"""A walk through the environments, cell by cell: open it in an editor that supports ``# %%`` cells, or run it as a script.

pip install "sintra[rl]"
python examples/walkthrough.py
"""

# %% Observations: named channels of bytes, from the point of view of the seat that acts
import tempfile
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np

from sintra.azul import features
from sintra.envs import azul_v1, picture  # sintra.envs also registers the environments of Gymnasium
from sintra.envs.batch import BatchEnv

env: Any = azul_v1.env(players=2, render_mode="ansi")
env.reset(seed=7)
seen, reward, is_over, _, info = env.last()
layout = env.unwrapped.layout
print(f"{layout.size} bytes, version {layout.version}:")
for first, channel in layout.places():
    print(f"  {first:4}  {channel.name:10} {channel.shape!s:12} {channel.meaning}")

# %% Channels by name: the tiles of each source, the center first
print(layout.split(seen["observation"])["sources"])

# %% Legal actions are a mask; every action has a text
game = env.unwrapped.game
legal = np.flatnonzero(seen["action_mask"])
print(len(legal), "legal actions, such as", ", ".join(str(game.move(int(action))) for action in legal[:6]))

# %% A move by its text, and the board after it
env.step(game.action(game.parse_move("1B1")))
print(env.render())

# %% Observations are lossless: the whole position can be recovered from one
agent = env.agent_selection
position = features.read(game, env.observe(agent)["observation"], env.possible_agents.index(agent))
assert position == env.unwrapped.position.setup  # noqa: S101 - the point of this cell

# %% The same position as a picture
pixels = picture.draw(game, env.unwrapped.position)
print("a picture of", pixels.shape)

# %% Gymnasium: one learning seat against a bot
seat = gymnasium.make("sintra/Azul-v1", opponents="greedy", shaping=0.01)
_, info = seat.reset(seed=1)
total, is_over = 0.0, False
while not is_over:
    action = seat.action_space.sample(info["action_mask"])
    _, worth, is_over, _, info = seat.step(action)
    total += float(worth)
print("points", info["scores"], "worth", round(total, 2))

# %% Thousands of games at once: random play of both seats, and how often the first one wins
with BatchEnv("azul", 1024, seed=1, threads=2) as batch:
    batch.reset()
    won = ended = 0
    for _ in range(200):
        batch.step(batch.sample())
        ended += int(batch.dones.sum())
        won += int((batch.rewards[:, 0] > 0).sum())
print(f"{ended} games ended, seat 0 won {won / ended:.1%} of them")

# %% Save the picture
if __name__ == "__main__":
    from PIL import Image

    path = Path(tempfile.mkdtemp()) / "azul.png"
    Image.fromarray(pixels).save(path)
    print("saved", path)
