"""The checkers of the libraries that there are adapters for."""

import os
import warnings
from random import Random

import gymnasium
import numpy as np
import pyspiel
import pytest
from conftest import NAMES, SetUp, covering_set_ups, set_ups
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode
from pettingzoo.env_registry.registration import make
from pettingzoo.test import api_test, seed_test

import underhill
import underhill.gymnasium
import underhill.openspiel
import underhill.pettingzoo

# All of them take minutes: `cargo xtask soak python`.
SET_UPS = set_ups() if os.environ.get("UNDERHILL_SET_UPS") == "all" else covering_set_ups()
every_set_up = pytest.mark.parametrize("set_up", SET_UPS, ids=lambda set_up: "-".join([set_up[0], str(set_up[1]), *set_up[2].values()]))


@every_set_up
def test_pettingzoo_finds_nothing_wrong(set_up: SetUp) -> None:
    name, seats, options = set_up
    with warnings.catch_warnings():
        # It knows the names of the environments that may observe dictionaries.
        warnings.filterwarnings("ignore", "Observation")
        api_test(underhill.pettingzoo.env(name, seats=seats, options=options), num_cycles=30)
        seed_test(lambda: underhill.pettingzoo.env(name, seats=seats, options=options), num_cycles=30)


def test_pettingzoo_makes_registered_games(name: str) -> None:
    env = make("aec", f"underhill/{name}-v0", render_mode="ansi")
    env.reset(seed=1)
    for _ in env.agent_iter():
        observation, _, terminated, truncated, info = env.last()
        assert np.array_equal(observation["action_mask"], info["action_mask"])
        over = terminated or truncated
        env.step(None if over else int(np.flatnonzero(info["action_mask"])[0]))
    env.reset(seed=1)
    assert len(env.render()) > 50
    illegal = np.flatnonzero(env.last()[4]["action_mask"] == 0)[0]
    with pytest.raises(underhill.IllegalAction):
        env.step(illegal)


@every_set_up
def test_gymnasium_finds_nothing_wrong(set_up: SetUp) -> None:
    name, seats, options = set_up
    env = gymnasium.make(
        f"underhill/{name.capitalize()}-v0", seats=seats, options=options, opponents="random", render_mode="ansi"
    )
    check_env(env.unwrapped)


def test_one_seat_plays_against_bots(name: str) -> None:
    env = gymnasium.make(f"underhill/{name.capitalize()}-v0", opponents="greedy", nodes=50, illegal="raises")
    seats = set()
    for seed in range(4):
        _, info = env.reset(seed=seed)
        seats.add(info["seat"])
        over = False
        while not over:
            assert np.array_equal(info["action_mask"], env.unwrapped.action_masks())  # type: ignore[attr-defined]
            _, reward, over, _, info = env.step(env.action_space.sample(info["action_mask"]))
        assert -1 <= reward <= 1 and len(info["points"]) == 2
    assert seats == {0, 1}


@pytest.mark.parametrize("opponents", ["random", "greedy", "function"])
def test_many_seats_play_at_once(name: str, opponents: str) -> None:
    def first(observations: np.ndarray, masks: np.ndarray) -> np.ndarray:
        assert len(observations) == len(masks)
        return masks.argmax(axis=1)

    given = first if opponents == "function" else opponents
    env = gymnasium.make_vec(
        f"underhill/{name.capitalize()}-v0", 6, vectorization_mode="vector_entry_point", opponents=given, nodes=20
    )
    assert env.metadata["autoreset_mode"] == AutoresetMode.SAME_STEP
    luck, ends = np.random.default_rng(1), 0
    observations, info = env.reset(seed=1)
    for _ in range(60):
        assert observations in env.observation_space
        ids = np.array([luck.choice(np.flatnonzero(mask)) for mask in info["action_mask"]])
        observations, rewards, terminated, truncated, info = env.step(ids)
        assert not rewards[~terminated].any() and not truncated.any()
        if terminated.any():
            ends += terminated.sum()
            assert np.array_equal(info["_final_obs"], terminated)
            assert all(last is not None for last in info["final_obs"][terminated])
    again, _ = env.reset(seed=1)
    assert np.array_equal(again, env.reset(seed=1)[0])


@every_set_up
def test_openspiel_finds_nothing_wrong(set_up: SetUp) -> None:
    """Chance nodes, simultaneous nodes, and games that are written as text and read again among it."""
    name, seats, options = set_up
    flags = {"true": True, "false": False}
    params = {"players": seats, **{option: flags.get(word, word) for option, word in options.items()}}
    game = pyspiel.load_game(f"underhill_{name}", params)
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def sample(state: pyspiel.State, luck: Random) -> None:
    """Goes on at random."""
    if state.is_chance_node():
        outcomes, weights = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(luck.choices(outcomes, weights)[0])
    elif state.is_simultaneous_node():
        seats = range(state.num_players())
        state.apply_actions([luck.choice(state.legal_actions(seat) or [0]) for seat in seats])
    else:
        state.apply_action(luck.choice(state.legal_actions()))


@pytest.mark.parametrize("name", NAMES)
def test_openspiel_resamples_what_is_hidden(name: str) -> None:
    luck, looked = Random(2), 0
    state = pyspiel.load_game(f"underhill_{name}").new_initial_state()
    while not state.is_terminal():
        if not state.is_chance_node() and not state.is_simultaneous_node() and luck.random() < 0.2:
            player = state.current_player()
            other = state.resample_from_infostate(player, luck.random)
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.observation_string(player) == state.observation_string(player)
            assert other.legal_actions() == state.legal_actions()
            looked += 1
        sample(state, luck)
    assert looked > 0 and abs(sum(state.returns())) < 1e-6


def test_openspiel_searches_with_what_is_hidden() -> None:
    """Information set Monte Carlo tree search, which imagines what it does not know."""
    from open_spiel.python.algorithms import ismcts, mcts

    luck = Random(5)
    state = pyspiel.load_game("underhill_gobblestones").new_initial_state()
    while state.is_chance_node():
        sample(state, luck)
    bot = ismcts.ISMCTSBot(
        state.get_game(), mcts.RandomRolloutEvaluator(1, np.random.RandomState(1)), 2.0, 5, random_state=np.random.RandomState(1)
    )
    assert bot.step(state) in state.legal_actions()


def end_of_bluffing() -> pyspiel.Game:
    """The last turns of a game in which everybody laid what they could: some hundred states are left, with tiles that are hidden."""
    over, luck = underhill.new_game("gobblestones", 2, {"bluff": True}, seed=17), Random(17)
    trust = underhill.action_meanings("gobblestones").index("trust")
    while not over.is_over:
        ids = over.legal_ids()
        tiles = [id for id in ids if id < 1125]
        over.act(luck.choice(tiles) if tiles else trust if trust in ids else ids[0])
    return pyspiel.load_game("underhill_gobblestones", {"steps": "|".join(over.steps[:-3]), "bluff": True})


def test_openspiel_solves_the_end_of_a_game() -> None:
    """Counterfactual regret minimisation, and how much a best answer to it could still win."""
    from open_spiel.python.algorithms import cfr, exploitability

    game = end_of_bluffing()
    solver = cfr.CFRPlusSolver(game)
    assert len(solver.average_policy().states) > 20
    before = exploitability.nash_conv(game, solver.average_policy())
    for _ in range(20):
        solver.evaluate_and_update_policy()
    after = exploitability.nash_conv(game, solver.average_policy())
    assert after < 0.05 and after < before, (before, after)
