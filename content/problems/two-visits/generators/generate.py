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
MOST = 60000
LATEST = 10**9


def case(stays):
    return '\n'.join([str(len(stays)), *(f'{arrival} {leaving}' for arrival, leaving in stays)]) + '\n'


def drawn(seed, count, latest, longest):
    """Stays anywhere, of at most `longest` days."""
    rng = random.Random(seed)
    stays = []
    while len(stays) < count:
        arrival = rng.randint(1, latest)
        leaving = arrival + rng.randint(1, longest - 1)
        if leaving <= latest:
            stays.append((arrival, leaving))
    return case(stays)


def one_after_the_other(seed, count, step, length):
    rng = random.Random(seed)
    stays = [(step * guest + 1, step * guest + length) for guest in range(count)]
    rng.shuffle(stays)
    return case(stays)


def nested(count):
    return case([(guest, 2 * count + 1 - guest) for guest in range(1, count + 1)])


def long_and_short(seed, count, latest):
    """Many short stays, and long ones that a visit for the short ones serves."""
    rng = random.Random(seed)
    stays = []
    for _ in range(count):
        arrival = rng.randint(1, latest - 1)
        length = rng.choice((1, 2, 3, latest // 10, latest // 3))
        stays.append((arrival, min(latest, arrival + length)))
    return case(stays)


def cases():
    yield 'one-guest', case([(3, 9)])
    yield 'one-guest-two-days', case([(1, 2)])
    yield 'earliest-to-latest', case([(1, LATEST)])
    yield 'last-two-days', case([(LATEST - 1, LATEST), (1, LATEST), (LATEST - 2, LATEST - 1)])
    yield 'same-stay', case([(4, 8), (4, 8), (4, 8)])
    yield 'far-apart', case([(100, 110), (1, 10), (1000, 1010)])
    yield 'share-one-day', case([(1, 5), (5, 9)])
    yield 'share-two-days', case([(1, 5), (4, 9)])
    yield 'share-no-day', case([(1, 4), (5, 9)])
    yield 'day-taken-already', case([(1, 5), (5, 6), (4, 6)])
    yield 'both-last-days-taken', case([(1, 5), (4, 5), (5, 8), (5, 7)])
    yield 'equal-leaving-day', case([(1, 3), (3, 5), (4, 5)])
    yield 'equal-leaving-day-other-order', case([(4, 5), (3, 5), (1, 3)])
    yield 'early-arrival-leaves-last', case([(1, 100), (2, 4), (6, 8), (10, 12)])
    yield 'day-with-most-guests-is-not-best', case([(7, 10), (4, 6), (8, 11), (1, 8), (7, 14)])
    yield 'two-day-stays-overlap', case([(day, day + 1) for day in range(1, 12)])
    yield 'three-day-stays-overlap', case([(day, day + 2) for day in range(12, 0, -1)])
    yield 'every-second-day', one_after_the_other(491, 15, 2, 4)
    yield 'nested', nested(20)
    yield 'small-random', drawn(492, 8, 20, 6)
    yield 'small-random-short', drawn(493, 25, 40, 4)
    yield 'random', drawn(494, 300, 3000, 60)
    yield 'random-very-short', drawn(495, 1000, 2000, 3)
    yield 'random-long', drawn(496, 1000, LATEST, 10**7)
    yield 'long-and-short', long_and_short(497, 2000, 10000)
    yield 'many-equal-stays', drawn(498, 3000, 60, 9)
    yield 'large-overlapping', one_after_the_other(499, 6000, 3, 5)
    yield 'large-random', drawn(500, 9000, LATEST, 200000)
    yield 'largest-far-apart', one_after_the_other(501, MOST, 3, 2)




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
