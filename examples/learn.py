"""Learns a game by playing against itself, with NumPy alone: `python learn.py four`, or `tyrants`.

A small network says how promising each action is and how well a seat stands. Every move is drawn from it; when a game
is over, what its winner did becomes likelier and what its loser did less likely (a policy gradient with a baseline).
"""

import argparse
import time

import numpy as np

from warhall.research import Simulation, gymnasium_env, vector_env


class Network:
    """What is seen to a hidden layer, and from there to a value and to how promising each action is."""

    def __init__(self, seen, actions, hidden, seed):
        self.random = np.random.default_rng(seed)
        self.weights = {
            "in": self.random.normal(0, 1 / np.sqrt(64), (seen, hidden)).astype(np.float32),
            "bias": np.zeros(hidden, np.float32),
            "out": np.zeros((hidden, actions), np.float32),
            "liking": np.zeros(actions, np.float32),
            "value": np.zeros(hidden, np.float32),
        }
        self.moments = {name: [np.zeros_like(each), np.zeros_like(each)] for name, each in self.weights.items()}
        self.steps = 0

    def think(self, seen, masks):
        """The chances of all actions, and the value."""
        w = self.weights
        hidden = np.tanh(seen @ w["in"] + w["bias"])
        likings = np.where(masks > 0, hidden @ w["out"] + w["liking"], -np.inf)
        odds = np.exp(likings - likings.max(axis=1, keepdims=True))
        return odds / odds.sum(axis=1, keepdims=True), np.tanh(hidden @ w["value"]), hidden

    def choose(self, seen, masks):
        """An action for each row, by its chances."""
        chances = self.think(seen, masks)[0]
        picks = (chances.cumsum(axis=1) < self.random.random((len(chances), 1))).sum(axis=1)
        legal = masks[np.arange(len(picks)), np.minimum(picks, masks.shape[1] - 1)] > 0
        return np.where(legal, picks, chances.argmax(axis=1))

    def learn(self, seen, masks, actions, returns, rate, entropy=0.01):
        """One step along the gradient (Adam)."""
        w, rows = self.weights, np.arange(len(actions))
        chances, values, hidden = self.think(seen, masks)
        gains = returns - values
        push = -chances * gains[:, None]
        push[rows, actions] += gains
        logs = np.log(np.maximum(chances, 1e-9))
        push -= entropy * chances * (logs - (chances * logs).sum(axis=1, keepdims=True))
        pull = gains * (1 - values**2)
        back = (push @ w["out"].T + 0.5 * pull[:, None] * w["value"]) * (1 - hidden**2)
        slopes = {
            "in": seen.T @ back,
            "bias": back.sum(axis=0),
            "out": hidden.T @ push,
            "liking": push.sum(axis=0),
            "value": hidden.T @ pull,
        }
        self.steps += 1
        for name, whole in slopes.items():
            first, second = self.moments[name]
            slope = (whole / len(actions)).astype(np.float32)
            first += 0.1 * (slope - first)
            second += 0.001 * (slope**2 - second)
            step = first / (1 - 0.9**self.steps) / (np.sqrt(second / (1 - 0.999**self.steps)) + 1e-8)
            w[name] += rate * step


def train(game, games, *, side_by_side=16, processes=2, hidden=64, rate=0.004, batch=256, seed=1, tell=print):
    """A network that has played so many games against itself."""
    began = time.perf_counter()
    with vector_env(game, side_by_side, processes) as tables:
        network = Network(tables.size, tables.action_count, hidden, seed)
        tables.reset(seed)
        running = [[] for _ in range(side_by_side)]
        ready, over = [], 0
        while over < games:
            seen, masks, seats = tables.observations.copy(), tables.masks.copy(), tables.seats.copy()
            actions = network.choose(seen, masks)
            tables.step(actions)
            for row in range(side_by_side):
                running[row].append((seen[row], masks[row], actions[row], seats[row]))
                if tables.done[row]:
                    ready += [(*each[:3], tables.rewards[row, each[3]]) for each in running[row]]
                    running[row] = []
                    over += 1
                    if over % 50 == 0:
                        tell(f"{over} games, {time.perf_counter() - began:.0f} s")
            while len(ready) >= batch:
                chosen, ready = ready[:batch], ready[batch:]
                columns = [np.array(column) for column in zip(*chosen, strict=True)]
                network.learn(*columns, rate)
    return network


def measure(game, network, games, opponent="random", seed=1000):
    """How often the network wins against a bot, a draw being half a victory; at each seat in turn.

    It draws its moves as in training. Always taking the likeliest would flatter one that has learnt nothing: in `four`
    the first column over and over beats chance four times out of five.
    """
    env = gymnasium_env(game, seat=None, opponents=opponent)
    won = 0.0
    for number in range(games):
        seen, _ = env.reset(seed=seed if number == 0 else None)
        ended = False
        while not ended:
            action = network.choose(seen["observation"][None], seen["action_mask"][None])[0]
            seen, reward, terminated, truncated, _ = env.step(int(action))
            ended = terminated or truncated
        won += (reward + 1) / 2
    return won / games


GAMES = {"four": 3000, "tyrants": 150}

if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Learn a game by playing against oneself.")
    parser.add_argument("game", nargs="?", default="four")
    parser.add_argument("--games", type=int, help="how many games to learn from")
    parser.add_argument("--test", type=int, default=200, help="how many games to measure with")
    given = parser.parse_args()
    Simulation(given.game)
    learnt = train(given.game, given.games or GAMES.get(given.game, 500))
    print(f"{given.game}: wins {100 * measure(given.game, learnt, given.test):.1f} % against random")
