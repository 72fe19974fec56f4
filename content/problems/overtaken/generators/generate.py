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
MOST = 80000
FURTHEST = 10**9
FASTEST = LONGEST = 10**6


def case(minutes, cyclists):
    lines = [f'{len(cyclists)} {minutes}', *(f'{place} {speed}' for place, speed in cyclists)]
    return '\n'.join(lines) + '\n'


def drawn(seed, count, minutes, furthest, fastest):
    rng = random.Random(seed)
    return case(minutes, [(rng.randint(0, furthest), rng.randint(0, fastest)) for _ in range(count)])


def meeting(seed, count, minutes, fastest):
    """Many cyclists come to the same few places at the end."""
    rng = random.Random(seed)
    speeds = [rng.randint(0, fastest) for _ in range(count)]
    return case(minutes, [((fastest + rng.randint(0, 2) - speed) * minutes, speed) for speed in speeds])


def slower_ahead(seed, count, places):
    """Whoever starts further ahead rides more slowly."""
    rng = random.Random(seed)
    starts = [rng.randrange(places) for _ in range(count)]
    return case(LONGEST, [(place, places - 1 - place) for place in starts])


def cases():
    yield 'one-cyclist', case(1, [(0, 0)])
    yield 'two-cyclists', case(1, [(0, 2), (1, 0)])
    yield 'second-one-first-in-the-input', case(1, [(1, 0), (0, 2)])
    yield 'just-caught-up', case(1, [(0, 1), (1, 0)])
    yield 'faster-but-too-far-behind', case(3, [(0, 5), (100, 1)])
    yield 'same-start', case(9, [(5, 3), (5, 2), (5, 1)])
    yield 'same-start-slowest-first', case(9, [(5, 1), (5, 2), (5, 3)])
    yield 'all-the-same', case(4, [(6, 6), (6, 6), (6, 6), (6, 6)])
    yield 'nobody-rides', case(LONGEST, [(3, 0), (1, 0), (2, 0)])
    yield 'same-speed', case(8, [(3, 4), (9, 4), (1, 4), (5, 4)])
    yield 'one-overtakes-all', case(10, [(0, 9), (1, 1), (2, 1), (3, 1), (4, 1)])
    yield 'furthest-and-fastest', case(LONGEST, [(FURTHEST, 0), (0, FASTEST), (FURTHEST, FASTEST), (0, 0)])
    yield 'past-32-bits', case(LONGEST, [(0, 4294), (967296, 0), (0, 4295), (967297, 1), (967295, 2)])
    yield 'end-past-32-bits', case(65536, [(0, 65536), (5, 0), (7, 65536), (1, 131072)])
    yield 'small-random', drawn(481, 12, 5, 20, 6)
    yield 'small-many-equal', drawn(482, 40, 2, 5, 3)
    yield 'small-meeting', meeting(483, 30, 3, 6)
    yield 'random', drawn(484, 500, 60, 50000, 900)
    yield 'random-large-numbers', drawn(485, 2000, 1000, FURTHEST, FASTEST)
    yield 'random-long-ride', drawn(486, 2000, LONGEST, FURTHEST, FASTEST)
    yield 'meeting', meeting(487, 3000, 1000, 999)
    yield 'few-places', drawn(488, 4000, 7, 30, 9)
    yield 'sorted-nobody-overtakes', case(5, [(place, place) for place in range(5000)])
    yield 'pairs-past-32-bits', slower_ahead(489, MOST, 1000)




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
