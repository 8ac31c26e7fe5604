"""Many games side by side."""

from random import Random

import numpy as np
import pytest
from conftest import GAMES, NAMES

import underhill


def test_a_batch_steps_games_with_the_rules(name: str) -> None:
    batch = underhill.Batch(name, 16, seed=1)
    assert len(batch) == 16 and batch.masks.any(axis=1).all() and (batch.players >= 0).all()
    ended = 0
    for _ in range(400):
        ids = batch.sample()
        assert batch.masks[np.arange(16), ids].all()
        ends, ids = batch.legal_csr()
        rows = [np.flatnonzero(mask).tolist() for mask in batch.masks]
        assert [ids[start:end].tolist() for start, end in zip(ends, ends[1:], strict=False)] == rows
        batch.step(batch.sample())
        ended += int(batch.ends.sum())
        assert np.allclose(batch.rewards.sum(axis=1), 0) and not batch.rewards[~batch.ends].any()
    assert ended > 0


def test_what_a_batch_writes_is_what_a_game_says(name: str) -> None:
    batch, luck = underhill.Batch(name, 4, seed=9), Random(9)
    for _ in range(60):
        for place in range(4):
            game = batch.game(place)
            assert game.player == batch.players[place]
            assert np.array_equal(game.legal_mask(), batch.masks[place])
            assert np.array_equal(game.observation(), batch.observations[place])
        batch.step([luck.choice(np.flatnonzero(mask).tolist()) for mask in batch.masks])


def test_the_same_seed_gives_the_same_games_with_any_number_of_threads(name: str) -> None:
    batches = [underhill.Batch(name, 33, seed=3, threads=threads) for threads in (1, 2, 7)]
    for _ in range(80):
        for batch in batches:
            batch.step(batch.sample())
        for array in ("observations", "masks", "players", "rewards", "ends", "points", "final_observations"):
            first = getattr(batches[0], array)
            assert all(np.array_equal(first, getattr(batch, array)) for batch in batches[1:])
    before = batches[0].observations.copy()
    batches[0].reset(seed=3)
    assert np.array_equal(batches[0].observations, underhill.Batch(name, 33, seed=3).observations)
    assert not np.array_equal(before, batches[0].observations)


def test_arrays_stay_where_they_are(name: str) -> None:
    batch = underhill.Batch(name, 8)
    arrays = [batch.observations, batch.masks, batch.players, batch.rewards, batch.ends]
    addresses = [array.ctypes.data for array in arrays]
    for _ in range(20):
        batch.step(batch.sample())
    assert [array.ctypes.data for array in arrays] == addresses
    assert batch.observations is arrays[0] or batch.observations.ctypes.data == addresses[0]


def test_without_autoreset_games_wait(name: str) -> None:
    batch = underhill.Batch(name, 5, autoreset="off", seed=2)
    while (batch.players >= 0).any():
        batch.step(batch.sample())
    assert not batch.masks.any()
    assert np.array_equal(np.sign(batch.rewards), np.zeros_like(batch.rewards)) or batch.ends.any()
    batch.reset(mask=np.array([True, False, False, True, False]))
    assert (batch.players >= 0).tolist() == [True, False, False, True, False]


def test_illegal_ids_are_refused_and_change_nothing(name: str) -> None:
    batch = underhill.Batch(name, 6, seed=4)
    ids = batch.sample().copy()
    ids[3] = np.flatnonzero(~batch.masks[3])[0]
    before = batch.observations.copy()
    with pytest.raises(underhill.IllegalAction, match="game 3"):
        batch.step(ids)
    assert np.array_equal(before, batch.observations)
    for wrong in ([0] * 5, [0] * 7, [[0]] * 6, ["x"] * 6, None):
        with pytest.raises((ValueError, TypeError)):
            batch.step(wrong)  # type: ignore[arg-type]
    ids[:] = -1
    batch.step(ids)
    assert np.array_equal(before, batch.observations), "-1 leaves a game as it is"


def test_final_observations_and_points_are_those_of_the_end() -> None:
    batch = underhill.Batch("kobold", 32, seats=3, seed=1)
    seen = 0
    for _ in range(600):
        batch.step(batch.sample())
        for place in np.flatnonzero(batch.ends):
            seen += 1
            winner = batch.rewards[place].argmax()
            assert batch.points[place, winner] == batch.points[place].max()
            assert batch.final_observations[place].any(axis=1).all()
    assert seen > 10


@pytest.mark.parametrize("arguments", [{"autoreset": "later"}, {"memory": "none"}, {"seats": 7}, {"options": {"x": 1}}])
def test_a_batch_that_cannot_be_is_explained(arguments: dict[str, object]) -> None:
    with pytest.raises(ValueError):
        underhill.Batch("kobold", 3, **arguments)  # type: ignore[arg-type]


def test_no_game_and_many_games_are_both_batches() -> None:
    assert len(underhill.Batch("gobblet", 0)) == 0
    for about in GAMES:
        batch = underhill.Batch(about["id"], 3_000, seats=about["seats"][1], threads=2)
        batch.step(batch.sample())


def test_threads_of_python_step_batches_at_once() -> None:
    """The interpreter's lock is released: several threads go on side by side, and each has its own games."""
    from concurrent.futures import ThreadPoolExecutor

    def work(seed: int) -> int:
        batch = underhill.Batch(NAMES[seed % len(NAMES)], 64, seed=seed)
        for _ in range(100):
            batch.step(batch.sample())
        return int(batch.observations.astype(np.int64).sum())

    alone = [work(seed) for seed in range(8)]
    with ThreadPoolExecutor(4) as pool:
        assert list(pool.map(work, range(8))) == alone
