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


def case(shifts):
    return '\n'.join([str(len(shifts)), *(f'{begin} {end}' for begin, end in shifts)]) + '\n'


def drawn(seed, count, latest, longest):
    rng = random.Random(seed)
    begins = [rng.randint(0, latest) for _ in range(count)]
    return case([(begin, begin + rng.randint(1, longest)) for begin in begins])


def shuffled(seed, shifts):
    shifts = list(shifts)
    random.Random(seed).shuffle(shifts)
    return shifts


def alone_then_chain(seed, alone, chained):
    """Shifts that touch no other come first; all others make one long period."""
    first = shuffled(seed, [(2 * i, 2 * i + 1) for i in range(alone)])
    start = 2 * alone
    return case(first + shuffled(seed + 1, [(start + i, start + i + 1) for i in range(chained)]))


def cases():
    yield 'one-shift', case([(3, 8)])
    yield 'longest-shift', case([(0, 10**9)])
    yield 'apart', case([(1, 2), (5, 9)])
    yield 'apart-by-one-minute', case([(5, 9), (1, 4)])
    yield 'one-ends-when-one-begins', case([(4, 9), (1, 4)])
    yield 'overlap-by-one-minute', case([(4, 9), (1, 5)])
    yield 'equal-shifts', case([(2, 7)] * 4)
    yield 'same-begin', case([(2, 7), (2, 9), (2, 3)])
    yield 'same-end', case([(6, 9), (1, 9), (3, 9)])
    yield 'one-within-another', case([(1, 20), (5, 6), (30, 31)])
    yield 'within-then-touching-the-long-one', case([(1, 20), (5, 6), (15, 25), (25, 26)])
    yield 'many-within-one', case([(100, 900), *((n, n + 3) for n in range(110, 880, 7))])
    yield 'already-sorted', case([(1, 3), (2, 5), (7, 8), (8, 10), (12, 13)])
    yield 'backwards', case([(12, 13), (8, 10), (7, 8), (2, 5), (1, 3)])
    yield 'late-shift-joins-two', case([(1, 4), (8, 10), (3, 9)])
    yield 'late-shift-joins-all', case([(10, 11), (20, 21), (30, 31), (40, 41), (11, 40)])
    yield 'more-digits', case([(100, 200), (9, 10), (20, 30), (1000, 1001), (3, 8)])
    yield 'late-minutes', case([(10**9 - 1, 10**9), (10**9 - 3, 10**9 - 2), (0, 1)])
    yield 'stairs', case(shuffled(1031, [(3 * i, 3 * i + 4) for i in range(60)]))
    yield 'stairs-with-gaps', case(shuffled(1032, [(3 * i, 3 * i + 2) for i in range(60)]))
    yield 'small-random', drawn(1033, 8, 30, 6)
    yield 'random-many-periods', drawn(1034, 300, 2000, 5)
    yield 'random-few-periods', drawn(1035, 300, 2000, 40)
    yield 'random-late', drawn(1036, 500, 9 * 10**8, 3 * 10**6)
    yield 'largest', alone_then_chain(1037, 300, 49700)


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
