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

MOST = 500
FAR = 10**6
HIGHEST = 10**6


def case(start, stalls):
    return '\n'.join([f'{len(stalls)} {start}', *(f'{place} {rate}' for place, rate in stalls)]) + '\n'


def drawn(seed, count, low, high, lowest, highest):
    rng = random.Random(seed)
    return [(place, rng.randint(lowest, highest)) for place in rng.sample(range(low, high + 1), count)]


def growing_to_both_sides(count):
    """Each stall lies further out than the one before on the other side, so that much turning is tempting."""
    return [((-2) ** i, 3**i) for i in range(count)]


def falling_to_both_sides(count):
    """As above, but the nearer stalls lose so much more that it is best to turn at each of them."""
    return [((-2) ** i, 2 ** (count - 1 - i)) for i in range(count)]


def cases():
    yield 'at-the-stall', case(0, [(0, 1)])
    yield 'one-stall-far-away', case(-FAR, [(FAR, HIGHEST)])
    yield 'one-stall-left', case(5, [(2, 4)])
    yield 'two-on-both-sides-equal', case(0, [(-3, 2), (3, 2)])
    yield 'two-near-and-weak-far-and-strong', case(0, [(-1, 1), (4, 50)])
    yield 'two-near-and-strong', case(0, [(-2, 9), (3, 5)])
    yield 'all-to-the-right', case(-10, [(-9, 1), (3, 8), (0, 2), (7, 100)])
    yield 'all-to-the-left', case(10, [(9, 1), (3, 8), (0, 2), (-7, 100)])
    yield 'start-at-the-leftmost', case(1, [(1, 5), (2, 5), (6, 1)])
    yield 'start-at-the-rightmost', case(6, [(1, 5), (2, 5), (6, 1)])
    yield 'start-at-one-in-the-middle', case(4, [(9, 3), (4, 10), (1, 2), (-3, 6)])
    yield 'turns-several-times', case(0, growing_to_both_sides(13))
    yield 'turns-at-every-stall', case(0, falling_to_both_sides(20))
    yield 'equal-rates', case(50, [(place, 7) for place in range(0, 120, 9)])
    yield 'rising-rates', case(30, [(place, place) for place in range(1, 60)])
    yield 'falling-rates', case(30, [(place, 60 - place) for place in range(1, 60)])
    yield 'strong-one-at-each-end', case(0, [(-100, 1000), *((place, 1) for place in range(-60, 61, 7)), (120, 1200)])
    yield 'small-random', case(0, drawn(581, 7, -10, 10, 1, 9))
    yield 'small-random-not-in-the-middle', case(6, drawn(582, 9, -10, 10, 1, 9))
    yield 'random-few-wide', case(12345, drawn(583, 20, -FAR, FAR, 1, HIGHEST))
    yield 'random-hundred', case(-40, drawn(584, 100, -500, 500, 1, 1000))
    yield 'most-close-together', case(0, drawn(585, MOST, -250, 250, 1, 3))
    yield 'most-highest-far', case(0, [*((FAR - i, HIGHEST) for i in range(250)), *((i - FAR, HIGHEST) for i in range(250))])
    yield 'most-random', case(777, drawn(586, MOST, -FAR, FAR, 1, HIGHEST))
    yield 'most-random-start-at-the-end', case(FAR, drawn(587, MOST, -FAR, FAR, 1, HIGHEST))
    yield 'most-weak-with-strong-ends', case(0, [*drawn(588, MOST - 2, -FAR + 1, FAR - 1, 1, 10), (FAR, 900000), (-FAR, HIGHEST)])


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
