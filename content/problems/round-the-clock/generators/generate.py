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

MOST = 50000
LONGEST = 10**9


def case(day, shifts):
    return '\n'.join([f'{len(shifts)} {day}', *(f'{begin} {length}' for begin, length in shifts)]) + '\n'


def drawn(seed, count, day, shortest, longest):
    rng = random.Random(seed)
    return [(rng.randrange(day), rng.randint(shortest, longest)) for _ in range(count)]


def with_hidden_tiling(seed, pieces, length, others, offset):
    """Shifts that fill the day without an overlap, hidden among others that are hardly shorter."""
    rng = random.Random(seed)
    day = pieces * length
    shifts = [((offset + piece * length) % day, length) for piece in range(pieces)]
    shifts += [(rng.randrange(day), rng.randint(length * 4 // 5, length - 1)) for _ in range(others)]
    rng.shuffle(shifts)
    return case(day, shifts)


def without_gaps(seed, count, day, overlap):
    """Shifts that follow one another round the day, each with a little overlap."""
    rng = random.Random(seed)
    begins = sorted(rng.sample(range(day), count))
    ends = [*begins[1:], begins[0] + day]
    shifts = [(begin, min(day, end - begin + rng.randint(0, overlap))) for begin, end in zip(begins, ends)]
    rng.shuffle(shifts)
    return shifts


def with_three_good_beginnings(seed, others):
    """Three shifts fill the day. Many are longer, but lie badly, and many are the first ones of the day, but very short."""
    rng = random.Random(seed)
    shifts = [(9000, 10000), (19000, 10000), (29000, 10000)]
    shifts += [(rng.randint(11000, 17000), rng.randint(10001, 11000)) for _ in range(others)]
    shifts += [(rng.randrange(9000), rng.randint(1, 50)) for _ in range(others)]
    rng.shuffle(shifts)
    return case(30000, shifts)


def cases():
    yield 'one-minute-day', case(1, [(0, 1)])
    yield 'one-volunteer-all-day', case(LONGEST, [(LONGEST - 1, LONGEST)])
    yield 'one-volunteer-nearly-all-day', case(10, [(4, 9)])
    yield 'two-halves', case(10, [(3, 5), (8, 5)])
    yield 'two-halves-and-a-gap', case(10, [(3, 5), (8, 4)])
    yield 'gap-at-midnight', case(12, [(0, 6), (5, 6)])
    yield 'first-minute-only', case(12, [(1, 11), (0, 1)])
    yield 'across-midnight-once', case(20, [(15, 10), (5, 10), (0, 9), (9, 8)])
    yield 'equal-shifts', case(9, [(2, 5)] * 4)
    yield 'same-begin-other-length', case(12, [(0, 3), (0, 7), (0, 5), (6, 6), (6, 2)])
    yield 'same-end-other-length', case(12, [(0, 6), (2, 4), (5, 1), (6, 6), (11, 1)])
    yield 'one-minute-each', case(15, [(minute, 1) for minute in range(15)])
    yield 'whole-day-among-others', case(8, [(0, 4), (4, 4), (3, 8), (1, 2)])
    yield 'best-follower-came-yesterday', case(100, [(0, 10), (90, 50), (40, 30), (65, 30)])
    yield 'longest-does-not-help', case(24, [(0, 8), (8, 8), (16, 8), (3, 11)])
    sample = [(22, 8), (6, 8), (10, 7), (14, 8)]
    yield 'many-longest-do-not-help', case(24, [*sample, *[(0, 10)] * 61])
    yield 'small-hidden-tiling', with_hidden_tiling(601, 5, 10, 12, 3)
    yield 'small-random', case(30, drawn(602, 14, 30, 3, 12))
    yield 'small-random-long', case(30, drawn(603, 8, 30, 8, 20))
    yield 'random-with-gaps', case(1000, drawn(604, 100, 1000, 5, 30))
    yield 'random', case(10000, drawn(605, 500, 10000, 50, 400))
    yield 'hidden-tiling', with_hidden_tiling(606, 120, 1000, 1500, 777)
    yield 'long-day-random', case(LONGEST, drawn(607, 1500, LONGEST, 10**6, 5 * 10**7))
    yield 'long-day-follow-each-other', case(LONGEST, without_gaps(608, 300, LONGEST, 10**6))
    yield 'three-good-beginnings', with_three_good_beginnings(610, 3000)
    yield 'most-follow-each-other', case(100000, without_gaps(609, MOST, 100000, 4))


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
