"""Writes every secret test of this problem; the seeds are fixed, so the files never change.

The answers come from the accepted Python solution.
"""
import random
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SECRET = ROOT / 'data' / 'secret'
SOLUTION = ROOT / 'submissions' / 'accepted' / 'main.py'
TOP = 10**9


def case(goal, reach, stalls):
    lines = [f'{len(stalls)} {goal} {reach}', *(f'{place} {cost}' for place, cost in stalls)]
    return '\n'.join(lines) + '\n'


def drawn(seed, count, goal, cost):
    rng = random.Random(seed)
    places = sorted(rng.randint(1, goal - 1) for _ in range(count))
    return [(place, rng.randint(1, cost)) for place in places]


def widest_gap(goal, stalls):
    """The shortest reach with which the goal can be reached."""
    places = [0, *(place for place, _ in stalls), goal]
    return max(b - a for a, b in zip(places, places[1:]))


def with_reach(goal, stalls, extra):
    return case(goal, widest_gap(goal, stalls) + extra, stalls)


def cases():
    yield 'one-stall-not-needed', case(2, 2, [(1, 5)])
    yield 'one-stall-needed', case(2, 1, [(1, 5)])
    yield 'exactly-in-reach', case(10, 5, [(5, 3)])
    yield 'first-ride-too-long', case(10, 6, [(7, 1), (8, 1)])
    yield 'middle-ride-too-long', case(30, 10, [(8, 1), (10, 1), (21, 1), (25, 1)])
    yield 'last-ride-too-long', case(30, 10, [(9, 1), (19, 1)])
    yield 'dearest-is-needed', case(20, 10, [(3, 1), (10, TOP), (15, 1), (17, 2)])
    yield 'same-kilometre', case(15, 5, [(5, 9), (5, 4), (5, 7), (10, 3), (10, 3)])
    yield 'cheap-ones-lead-astray', case(24, 10, [(4, 1), (9, 30), (10, 31), (14, 2), (18, 90), (19, 10)])
    yield 'one-dear-instead-of-two-cheap', case(20, 10, [(5, 6), (10, 10), (15, 6)])
    yield 'two-cheap-instead-of-one-dear', case(20, 10, [(5, 4), (10, 10), (15, 4)])
    yield 'equal-costs', case(40, 10, [(place, 7) for place in range(2, 40, 2)])
    yield 'rising-costs', case(60, 9, [(place, place) for place in range(1, 60)])
    yield 'falling-costs', case(60, 9, [(place, 60 - place) for place in range(1, 60)])
    yield 'each-kilometre-needed', case(50, 1, [(place, place % 7 + 1) for place in range(1, 50)])
    yield 'small-random', with_reach(30, drawn(221, 9, 30, 9), 1)
    yield 'random-short-reach', with_reach(1000, drawn(222, 200, 1000, 50), 0)
    yield 'random-too-short-reach', with_reach(1000, drawn(222, 200, 1000, 50), -1)
    yield 'random-long-reach', case(10**6, 50000, drawn(223, 2000, 10**6, 1000))
    yield 'past-32-bits', case(2000, 1, [(place, TOP - place) for place in range(1, 2000)])
    yield 'large-random', case(TOP, 4 * 10**6, drawn(224, 4000, TOP, TOP))
    yield 'dearest-at-every-kilometre', case(15001, 1, [(place, TOP) for place in range(1, 15001)])
    yield 'large-many-at-one-kilometre', case(9, 3, [(3, 9)] * 10000 + [(6, 5)] * 10000)
    yield 'long-reach-nearly-all', case(5001, 4999, [(place, place) for place in range(1, 5001)])
    # Only eight kilometres, but all stalls on them are in reach of one another.
    rising = [(stall // 25000 + 1, stall // 2000 + 1) for stall in range(200000)]
    yield 'most-stalls-all-in-reach', case(9, 8, rising)


def main():
    SECRET.mkdir(parents=True, exist_ok=True)
    for old in SECRET.iterdir():
        old.unlink()
    for number, (name, text) in enumerate(cases(), start=1):
        run = subprocess.run([sys.executable, SOLUTION], input=text, capture_output=True, text=True, check=True)
        (SECRET / f'{number:02d}-{name}.in').write_text(text)
        (SECRET / f'{number:02d}-{name}.ans').write_text(run.stdout)


if __name__ == '__main__':
    main()
