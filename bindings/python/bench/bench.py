"""How fast the package is, beside other libraries on the same machine in the same run.

Run by `cargo xtask bench-python`. Every figure is the best of some repetitions, because other programs may use the machine
meanwhile; the peers are measured in the same way. With `--cpu` a second is one of this process's own CPU time.
"""

import argparse
import contextlib
import io
import random
import subprocess
import sys
import time
import warnings
from collections.abc import Callable
from unittest import mock

import psutil

import underhill

NAMES = [about["id"] for about in underhill.games()]
BATCH_BARS = {"gobblet": 5e6, "kobold": 5e6, "clonk": 2e6, "gobblestones": 0.5e6}
rows: list[tuple[str, str, str, str]] = []
clock = time.perf_counter


def best(measure: Callable[[], float], repeat: int) -> float:
    return max(measure() for _ in range(repeat))


def row(what: str, rate: float, bar: str, met: bool | None) -> None:
    verdict = "" if met is None else ("met" if met else "NOT met")
    rows.append((what, f"{rate:,.0f}", bar, verdict))
    print(f"{what:<58} {rate:>14,.0f}  {bar:<34} {verdict}", flush=True)


def batch_rate(name: str, threads: int, seconds: float) -> float:
    """Random steps a second through a batch of 4096, observations and masks written."""
    batch = underhill.Batch(name, 4096, seed=1, threads=threads)
    for _ in range(30):
        batch.step(batch.sample())
    steps, start = 0, clock()
    while (now := clock() - start) < seconds:
        batch.step(batch.sample())
        steps += 4096
    return steps / now


def loop_rate(name: str, seconds: float) -> float:
    """Steps a second of a plain loop: legal actions, choose, apply."""
    choice, steps, seed, start = random.Random(1).choice, 0, 0, clock()
    while clock() - start < seconds:
        game, seed = underhill.new_game(name, seed=seed), seed + 1
        while not game.is_over:
            game.act(choice(game.legal_ids()))
            steps += 1
    return steps / (clock() - start)


def spiel_loop_rate(name: str, seconds: float) -> float:
    """The same with a game of OpenSpiel."""
    import pyspiel

    game = pyspiel.load_game(name)
    choice, steps, start = random.Random(1).choice, 0, clock()
    while clock() - start < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            state.apply_action(choice(state.legal_actions()))
            steps += 1
    return steps / (clock() - start)


def spiel_vector_rate(seconds: float) -> float:
    """Steps a second of OpenSpiel's `SyncVectorEnv` on breakthrough, random legal actions."""
    from open_spiel.python.rl_agent import StepOutput
    from open_spiel.python.rl_environment import Environment
    from open_spiel.python.vector_env import SyncVectorEnv

    envs = SyncVectorEnv([Environment("breakthrough") for _ in range(4096)])
    steps_now, choice = envs.reset(), random.Random(1).choice
    steps, start = 0, clock()
    while clock() - start < seconds:
        actions = []
        for step in steps_now:
            player = step.observations["current_player"]
            actions.append(StepOutput(action=choice(step.observations["legal_actions"][player]), probs=None))
        steps_now, *_ = envs.step(actions, reset_if_done=True)
        steps += 4096
    return steps / (clock() - start)


def zoo_rate(env: object) -> float:
    """Turns a second by PettingZoo's own benchmark."""
    from pettingzoo.test import performance_benchmark

    said = io.StringIO()
    with contextlib.redirect_stdout(said), mock.patch("time.time", clock):
        performance_benchmark(env)
    return float(said.getvalue().split("\n")[1].split()[0])


def memory_of(name: str, seats: int, options: dict[str, object]) -> float:
    """Megabytes of 4096 games with all their arrays, in a process of its own."""
    program = (
        "import psutil, underhill, sys\n"
        f"before = psutil.Process().memory_info().rss\n"
        f"batch = underhill.Batch({name!r}, 4096, {seats}, {options!r})\n"
        "for _ in range(300): batch.step(batch.sample())\n"
        "print((psutil.Process().memory_info().rss - before) / 1e6)"
    )
    return float(subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stdout)


def leak(steps: int) -> float:
    """By how many megabytes the process grows in so many steps of all kinds, by several threads at once, after a while."""
    from concurrent.futures import ThreadPoolExecutor

    def work(name: str, some: int) -> None:
        batch = underhill.Batch(name, 256, seed=some)
        for _ in range(some // 256):
            batch.step(batch.sample())
            batch.legal_csr()
        game, choice = underhill.new_game(name), random.Random(1).choice
        for _ in range(some // 50):
            if game.is_over:
                game = underhill.new_game(name, seed=some)
            game.act(choice(game.legal_ids()))
            game.copy().observation(0)

    def all_games(some: int) -> None:
        with ThreadPoolExecutor(4) as pool:
            list(pool.map(lambda name: work(name, some), NAMES))

    process = psutil.Process()
    # The first threads make the arenas of their allocator.
    for _ in range(3):
        all_games(steps // 40)
    before = process.memory_info().rss
    for _ in range(10):
        all_games(steps // 40)
    return (process.memory_info().rss - before) / 1e6


def leak_of_two(steps: int) -> float:
    """The same by two interpreters at once, each with its threads: what the one grows by that grows most."""
    program = [sys.executable, __file__, "--leak", str(steps)]
    both = [subprocess.Popen(program, stdout=subprocess.PIPE, text=True) for _ in range(2)]
    return max((float(one.communicate()[0]) for one in both), key=abs)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--quick", action="store_true", help="shorter, and so less exact")
    parser.add_argument("--leak", type=int, metavar="STEPS", help="only say by how many megabytes this process grows in so many steps")
    parser.add_argument("--cpu", action="store_true", help="count seconds of CPU time, on a machine that others use as well")
    given = parser.parse_args()
    if given.cpu:
        global clock
        clock = time.process_time
    if given.leak:
        print(leak(given.leak))
        return
    seconds, repeat = (0.3, 2) if given.quick else (1.0, 5)
    warnings.simplefilter("ignore")
    print(f"{'what':<58} {'a second':>14}  {'bar':<34}")
    vector = best(lambda: spiel_vector_rate(seconds), repeat)
    row("OpenSpiel SyncVectorEnv, breakthrough", vector, "", None)
    for name, bar in BATCH_BARS.items():
        rate = best(lambda: batch_rate(name, 1, seconds), repeat)  # noqa: B023
        row(f"{name}: batch of 4096, one thread", rate, f"{bar:,.0f}", rate >= bar)
        row(f"{name}: times SyncVectorEnv", rate / vector, "200", rate >= 200 * vector)
    # The CPU time of two threads is that of both together.
    for name in [] if given.cpu else BATCH_BARS:
        row(f"{name}: batch of 4096, two threads", best(lambda: batch_rate(name, 2, seconds), repeat), "", None)  # noqa: B023
    peer = best(lambda: spiel_loop_rate("breakthrough", seconds), repeat)
    row("OpenSpiel breakthrough, plain loop", peer, "", None)
    row("OpenSpiel connect_four, plain loop", best(lambda: spiel_loop_rate("connect_four", seconds), repeat), "", None)
    for name in NAMES:
        rate = best(lambda: loop_rate(name, seconds), repeat)  # noqa: B023
        wanted = name in ("gobblet", "kobold")
        row(f"{name}: plain loop", rate, f"{peer:,.0f}, aim {2 * peer:,.0f}" if wanted else "", rate >= peer if wanted else None)
    from pettingzoo.classic import connect_four_v3

    import underhill.pettingzoo as zoo

    times = 1 if given.quick else 3
    four = best(lambda: zoo_rate(connect_four_v3.env()), times)
    row("PettingZoo connect_four_v3", four, "", None)
    for name in NAMES:
        rate = best(lambda: zoo_rate(zoo.env(name)), times)  # noqa: B023
        row(f"{name}: PettingZoo adapter", rate, f"{10 * four:,.0f}", rate >= 10 * four)
    for name, seats, options in [("gobblet", 2, {}), ("gobblestones", 4, {"bluff": True}), ("kobold", 4, {}), ("clonk", 4, {})]:
        used = memory_of(name, seats, options)
        row(f"{name} for {seats}: MB for 4096 games", used, "200", used < 200)
    steps = 1_000_000 if given.quick else 10_000_000
    grown = leak_of_two(steps)
    row(f"MB grown in {steps:,} steps by four threads, two interpreters", grown, "8", abs(grown) < 8)
    print("\n| what | measured | bar | |\n|---|---|---|---|")
    for cells in rows:
        print("| " + " | ".join(cells) + " |")


if __name__ == "__main__":
    main()
