"""The games for Gymnasium: one seat is the learner's, bots or other players sit in the rest.

>>> import gymnasium, underhill.gymnasium
>>> env = gymnasium.make("underhill/Gobblet-v0", opponents="greedy")
>>> observation, info = env.reset(seed=1)

`info["action_mask"]` says which actions are legal, and so does `env.unwrapped.action_masks()`. What is not legal loses the game at
once, or raises, as `illegal` says.
"""

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from numpy.typing import NDArray

from underhill._underhill import Batch, Bot, Game, IllegalAction, games, new_game
from underhill.arena import Player, decide

__all__ = ["UnderhillEnv", "UnderhillVectorEnv"]

Opponents: TypeAlias = str | Player | Sequence[str | Player]


def _player(given: str | Player, nodes: int, seed: int) -> Player:
    """A bot by its level, with a budget of nodes so that the same seed gives the same games."""
    return Bot(given, nodes=nodes, seed=seed) if isinstance(given, str) else given


class UnderhillEnv(gymnasium.Env[NDArray[np.int8], np.int64]):
    """One seat of a game. The reward comes at the end: from -1, behind all others, to 1, before all of them."""

    metadata = {"render_modes": ["ansi", "human"], "render_fps": 1}

    def __init__(
        self,
        game: str,
        seats: int = 2,
        options: dict[str, Any] | None = None,
        opponents: Opponents = "random",
        seat: int | None = None,
        nodes: int = 2_000,
        illegal: str = "loses",
        memory: str = "perfect",
        render_mode: str | None = None,
    ) -> None:
        """`opponents` is a level, a bot or a function for all other seats, or a list with one for each; `seat` the learner's seat,
        drawn anew for each game if it is None; `nodes` how many positions a bot named by its level looks at."""
        if illegal not in ("loses", "raises"):
            raise ValueError(f'illegal is "loses" or "raises", not {illegal!r}')
        self._name, self._seats, self._options, self._memory = game, seats, options, memory
        self._opponents, self._nodes, self._illegal, self._fixed = opponents, nodes, illegal, seat
        self.render_mode = render_mode
        first = new_game(game, seats, options, seed=0)
        self.observation_space = spaces.Box(-128, 127, (first.observation_size,), np.int8)
        self.action_space = spaces.Discrete(first.num_actions)

    @property
    def game(self) -> Game:
        """The game being played."""
        return self._game

    def action_masks(self) -> NDArray[np.bool_]:
        """For every action whether it is legal, as maskable learners ask for it."""
        return self._game.legal_mask(self._seat)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.int8], dict[str, Any]]:
        super().reset(seed=seed)
        luck = int(self.np_random.integers(2**62))
        self._seat = int(self.np_random.integers(self._seats)) if self._fixed is None else self._fixed
        given = self._opponents
        others = [given] * (self._seats - 1) if isinstance(given, str) or not isinstance(given, Sequence) else given
        if len(others) != self._seats - 1:
            raise ValueError(f"{len(others)} opponents for {self._seats - 1} seats")
        players = [_player(other, self._nodes, luck) for other in others]
        for player in players:
            if isinstance(player, Bot):
                player.forget()
        self._players: list[Player | None] = [*players[: self._seat], None, *players[self._seat :]]
        self._game = new_game(self._name, self._seats, self._options, seed=luck)
        self._others()
        return self._game.observation(self._seat, self._memory), self._info()

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self._game.legal_mask(self._seat, "int8"), "seat": self._seat}

    def _others(self) -> None:
        """The others play until the learner has to decide or the game is over."""
        game = self._game
        while (seat := game.player) is not None and seat != self._seat:
            player = self._players[seat]
            assert player is not None
            decide(player, game, seat)

    def step(self, action: np.int64) -> tuple[NDArray[np.int8], float, bool, bool, dict[str, Any]]:
        game = self._game
        try:
            game.act(int(action), self._seat)
        except IllegalAction as refused:
            if self._illegal == "raises" or game.is_over:
                raise
            observation = game.observation(self._seat, self._memory)
            return observation, -1.0, True, False, {**self._info(), "illegal": str(refused)}
        self._others()
        info, reward = self._info(), 0.0
        if game.is_over:
            rewards, standings = game.rewards, game.standings
            assert rewards is not None and standings is not None
            reward, info["points"] = rewards[self._seat], standings["points"]
        if self.render_mode == "human":
            self.render()
        return game.observation(self._seat, self._memory), reward, game.is_over, False, info

    def render(self) -> str | None:  # type: ignore[override]
        drawing = self._game.drawing(self._seat, self._memory)
        if self.render_mode != "human":
            return drawing
        print(drawing)
        return None


Policy: TypeAlias = Callable[[NDArray[np.int8], NDArray[np.bool_]], NDArray[np.int64]]
"""Chooses ids for many games at once, from their observations and masks."""


class UnderhillVectorEnv(VectorEnv[NDArray[np.int8], NDArray[np.int64], NDArray[Any]]):
    """Many games of which the learner plays one seat each, stepped in Rust. An illegal action raises.

    The others are `"random"`, a level of the bots, or a function that chooses ids for many games at once, for instance
    an older version of the learner.
    """

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        seats: int = 2,
        options: dict[str, Any] | None = None,
        opponents: str | Policy = "random",
        nodes: int = 2_000,
        threads: int = 1,
        memory: str = "perfect",
        seed: int = 0,
    ) -> None:
        super().__init__()
        self.num_envs, self.seats = num_envs, seats
        self._batch = Batch(game, num_envs, seats, options, seed, threads, "same_step", memory)  # type: ignore[arg-type]
        self._opponents, self._nodes = opponents, nodes
        self._bots: list[Bot] = []
        self._queues: list[list[int]] = [[] for _ in range(num_envs)]
        size, actions = self._batch.observation_size, self._batch.num_actions
        self.single_observation_space = spaces.Box(-128, 127, (size,), np.int8)
        self.observation_space = spaces.Box(-128, 127, (num_envs, size), np.int8)
        self.single_action_space = spaces.Discrete(actions)
        self.action_space = spaces.MultiDiscrete(np.full(num_envs, actions))
        self._learner = np.zeros(num_envs, np.int8)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.int8], dict[str, Any]]:
        one = seed[0] if isinstance(seed, list) else seed
        super().reset(seed=one)
        # Without a seed the games of the batch go on with their own luck.
        self._batch.reset(seed=None if one is None else int(one))
        self._learner[:] = np.arange(self.num_envs) % self.seats
        if isinstance(self._opponents, str) and self._opponents != "random":
            self._bots = [Bot(self._opponents, nodes=self._nodes, seed=place) for place in range(self.num_envs)]
        self._queues = [[] for _ in range(self.num_envs)]
        self._others(np.zeros(self.num_envs, np.float64), {})
        return self._batch.observations.copy(), {"action_mask": self._batch.masks.copy(), "seat": self._learner.copy()}

    def _choose(self, waiting: NDArray[np.bool_]) -> NDArray[np.int64]:
        """What the others do where they have to decide."""
        batch = self._batch
        if self._opponents == "random":
            return np.where(waiting, batch.sample(), -1)
        ids = np.full(self.num_envs, -1, np.int64)
        if callable(self._opponents):
            ids[waiting] = self._opponents(batch.observations[waiting], batch.masks[waiting])
            return ids
        for place in np.flatnonzero(waiting):
            queue = self._queues[place]
            if not queue:
                queue.extend(self._bots[place].think(batch.game(int(place)))["ids"])
            ids[place] = queue.pop(0)
        return ids

    def _others(self, rewards: NDArray[np.float64], final: dict[int, NDArray[np.int8]]) -> None:
        """The others play until the learner has to decide everywhere; what ends meanwhile is noted."""
        batch = self._batch
        while (waiting := batch.players != self._learner).any():
            batch.step(self._choose(waiting))
            self._note(rewards, final)

    def _note(self, rewards: NDArray[np.float64], final: dict[int, NDArray[np.int8]]) -> None:
        batch = self._batch
        for place in np.flatnonzero(batch.ends):
            seat = self._learner[place]
            rewards[place] = batch.rewards[place, seat]
            final[int(place)] = batch.final_observations[place, seat].copy()
            self._queues[place].clear()
            if self._bots:
                self._bots[place].forget()
            # Every seat in turn.
            self._learner[place] = (seat + 1) % self.seats

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[NDArray[np.int8], NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]:
        rewards = np.zeros(self.num_envs, np.float64)
        final: dict[int, NDArray[np.int8]] = {}
        self._batch.step(actions)
        self._note(rewards, final)
        self._others(rewards, final)
        ended = np.zeros(self.num_envs, np.bool_)
        info: dict[str, Any] = {"action_mask": self._batch.masks.copy(), "seat": self._learner.copy()}
        if final:
            ended[list(final)] = True
            last = np.full(self.num_envs, None, object)
            for place, observation in final.items():
                last[place] = observation
            info |= {"final_obs": last, "_final_obs": ended.copy(), "final_info": {}, "_final_info": ended.copy()}
        return self._batch.observations.copy(), rewards, ended, np.zeros(self.num_envs, np.bool_), info

    def close_extras(self, **_: Any) -> None:
        """There is nothing to be closed."""


for _game in games():
    gymnasium.register(
        f"underhill/{_game['id'].capitalize()}-v0",
        entry_point="underhill.gymnasium:UnderhillEnv",
        vector_entry_point="underhill.gymnasium:UnderhillVectorEnv",
        kwargs={"game": _game["id"]},
    )
