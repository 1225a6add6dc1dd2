"""Learn Azul by self-play: proximal policy optimization (PPO) with action masks on `BatchEnv`, in one file.

    pip install "sintra[rl,train]"
    python examples/learn_azul.py --lessons 40 --curve curve.svg

All games of the batch are stepped together, and the seat that acts is always the one that learns: the observation is from its
point of view. The game is zero-sum, so the value after a decision is that of the next decision, negated if the other seat makes
it.
"""
# torch does not give all its types
# pyright: reportUnknownMemberType=false

from __future__ import annotations

import argparse
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np

from sintra.envs.batch import BatchEnv

try:
    import torch
    from torch import Tensor, nn
except ModuleNotFoundError as error:
    raise SystemExit('torch is not installed: pip install "sintra[train]"') from error

GAMES, STEPS = 512, 32  # games in the batch, and decisions of each per rollout
EPOCHS, MINIBATCH = 3, 2048
DISCOUNT, TRACE, CLIP, ENTROPY, RATE = 0.995, 0.95, 0.2, 0.01, 1e-3
SHAPING = 0.02  # reward per point


class Player(nn.Module):
    """A network with a policy head and a value head, from the point of view of the seat that acts."""

    def __init__(self, highest: np.ndarray[Any, Any], actions: int, width: int = 192) -> None:
        super().__init__()
        self.scale = nn.Parameter(torch.from_numpy(1 / np.minimum(highest, 20)).float(), requires_grad=False)
        self.body = nn.Sequential(nn.Linear(len(highest), width), nn.ReLU(), nn.Linear(width, width), nn.ReLU())
        self.policy, self.value = nn.Linear(width, actions), nn.Linear(width, 1)

    def forward(self, seen: Tensor, masks: Tensor) -> tuple[Tensor, Tensor]:
        """Return the log probabilities of all actions, and the value; seen: [batch, bytes], masks: [batch, actions]."""
        hidden = self.body(seen.float() * self.scale)
        policy = self.policy(hidden).masked_fill(~masks, -1e9)
        return torch.log_softmax(policy, -1), self.value(hidden).squeeze(-1)

    @torch.no_grad()
    def choose(self, env: BatchEnv) -> tuple[Tensor, Tensor, Tensor]:
        """Sample an action in every game; return it, its log probability and the value."""
        log_probs, value = self(torch.from_numpy(env.observations), torch.from_numpy(env.masks))
        noise = torch.rand_like(log_probs).clamp_min(1e-9).log().neg().log().neg()  # Gumbel: the argmax of the sum is a sample
        actions = (log_probs + noise).argmax(-1)
        return actions, log_probs.gather(-1, actions[:, None]).squeeze(-1), value


@dataclass
class Rollout:
    """A rollout, decision by decision: each a list of [games]."""

    seen: list[Tensor] = field(default_factory=list[Tensor])
    masks: list[Tensor] = field(default_factory=list[Tensor])
    actions: list[Tensor] = field(default_factory=list[Tensor])
    log_probs: list[Tensor] = field(default_factory=list[Tensor])
    values: list[Tensor] = field(default_factory=list[Tensor])
    rewards: list[Tensor] = field(default_factory=list[Tensor])
    follows: list[Tensor] = field(default_factory=list[Tensor])  # 1: the same seat decides next; -1: the other; 0: the end


def play(env: BatchEnv, player: Player) -> tuple[Rollout, Tensor]:
    """Collect a rollout of all games; return it, and the values of the positions after it."""
    rollout, games = Rollout(), np.arange(env.batch)
    for _ in range(STEPS):
        rollout.seen.append(torch.from_numpy(env.observations.copy()))
        rollout.masks.append(torch.from_numpy(env.masks.copy()))
        seats = env.seats.copy()
        actions, log_probs, values = player.choose(env)
        env.step(actions.numpy())
        rollout.actions.append(actions)
        rollout.log_probs.append(log_probs)
        rollout.values.append(values)
        rollout.rewards.append(torch.from_numpy(env.rewards[games, seats]))
        rollout.follows.append(torch.from_numpy(np.where(env.dones, 0, np.where(env.seats == seats, 1, -1)).astype(np.float32)))
    return rollout, player.choose(env)[2]


def advantages(rollout: Rollout, last: Tensor) -> Tensor:
    """Return the advantages by generalized advantage estimation; [steps, games]."""
    found, trace, value = list[Tensor](), torch.zeros_like(last), last
    for step in reversed(range(STEPS)):
        follows = rollout.follows[step]
        delta = rollout.rewards[step] + DISCOUNT * follows * value - rollout.values[step]
        trace = delta + DISCOUNT * TRACE * follows * trace
        value = rollout.values[step]
        found.append(trace)
    return torch.stack(found[::-1])


def learn(player: Player, optimizer: torch.optim.Optimizer, rollout: Rollout, last: Tensor) -> None:
    """Update the network by clipped policy gradients."""
    advantage = advantages(rollout, last).flatten()
    seen, masks, actions, log_probs, values = (
        torch.stack(part).flatten(0, 1)
        for part in (rollout.seen, rollout.masks, rollout.actions, rollout.log_probs, rollout.values)
    )
    target, advantage = values + advantage, (advantage - advantage.mean()) / (advantage.std() + 1e-6)
    for _ in range(EPOCHS):
        for part in torch.randperm(len(advantage)).chunk(len(advantage) // MINIBATCH or 1):
            new, value = player(seen[part], masks[part])
            ratio = (new.gather(-1, actions[part, None]).squeeze(-1) - log_probs[part]).exp()
            surrogate = torch.minimum(ratio * advantage[part], ratio.clamp(1 - CLIP, 1 + CLIP) * advantage[part]).mean()
            entropy = -(new.exp() * new.clamp_min(-50)).sum(-1).mean()
            loss = -surrogate - ENTROPY * entropy + 0.5 * (value - target[part]).square().mean()
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(player.parameters(), 0.5)
            optimizer.step()


def win_share(player: Player, games: int, seed: int) -> float:
    """Play against the uniform bot, in one half of the games from each seat; return the win rate, ties as halves."""
    won, seats = 0.0, np.arange(games) % 2
    with BatchEnv("azul", games, seed=seed, start=None) as env:
        env.reset()
        open_games = np.ones(games, bool)
        while open_games.any():
            actions = np.where(env.seats == seats, player.choose(env)[0].numpy(), env.sample())
            env.step(actions)
            ended = env.dones & open_games
            won += float((env.rewards[np.arange(games), seats][ended] + 1).sum() / 2)
            open_games &= ~ended
    return won / games


def draw(points: list[tuple[int, float]], path: Path) -> None:
    """Draw the learning curve: win rate over decisions."""
    most = points[-1][0] or 1
    line = " ".join(f"{50 + 520 * decisions / most:.1f},{250 - 2.2 * 100 * share:.1f}" for decisions, share in points)
    marks = "".join(
        f'<path d="M50 {250 - 2.2 * y}H570" stroke="#ddd"/><text x="42" y="{254 - 2.2 * y}" text-anchor="end">{y} %</text>'
        for y in (0, 25, 50, 75, 95)
    )
    path.write_text(
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 300" font-family="sans-serif" font-size="12" fill="#22202a">'
        f'<rect width="600" height="300" fill="#fff"/>{marks}'
        f'<polyline points="{line}" fill="none" stroke="#163f9f" stroke-width="2"/>'
        f'<text x="570" y="275" text-anchor="end">{most:,} decisions</text>'
        '<text x="50" y="20">Azul, two players: victories against the uniform bot while learning</text></svg>\n',
        encoding="utf-8",
    )


def main() -> None:
    """Train for a few minutes, and print the win rate every few seconds."""
    parser = argparse.ArgumentParser(description="Learn Azul by playing against oneself.")
    parser.add_argument("--lessons", type=int, default=40, help="each of 16,384 decisions (default 40: a few minutes)")
    parser.add_argument("--curve", type=Path, help="draw the learning curve into this SVG file")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--games", type=int, default=2000, help="of the test at the end")
    options = parser.parse_args()
    torch.manual_seed(options.seed)
    torch.set_num_threads(options.threads)
    env = BatchEnv("azul", GAMES, seed=options.seed, threads=options.threads, shaping=SHAPING, start=None)
    player = Player(env.layout.highest(), env.game.num_actions)
    optimizer = torch.optim.Adam(player.parameters(), RATE)
    env.reset()
    begin, points = time.perf_counter(), [(0, win_share(player, 200, 1))]
    for lesson in range(1, options.lessons + 1):
        learn(player, optimizer, *play(env, player))
        if lesson % 2 == 0:
            points.append((lesson * GAMES * STEPS, win_share(player, 200, lesson)))
            minutes = (time.perf_counter() - begin) / 60
            print(f"{minutes:5.1f} minutes, {points[-1][0]:9,} decisions: {points[-1][1]:.1%}", flush=True)
    share = win_share(player, options.games, 12345)
    print(f"{share:.1%} of {options.games} games won against the uniform bot")
    if options.curve:
        draw([*points, (options.lessons * GAMES * STEPS, share)], options.curve)


if __name__ == "__main__":
    main()
