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


def case(questions):
    return '\n'.join([str(len(questions)), *(' '.join(map(str, question)) for question in questions)]) + '\n'


def drawn(seed, count, latest, longest):
    rng = random.Random(seed)
    return [
        (rng.randint(0, latest), rng.randint(1, longest), rng.randint(0, latest), rng.randint(1, longest))
        for _ in range(count)
    ]


def meeting(seed, count, divisor, longest):
    """Periods with the given common divisor, and beginnings that leave the same remainder by it."""
    rng = random.Random(seed)
    questions = []
    for _ in range(count):
        p, r = (divisor * rng.randint(1, longest // divisor) for _ in range(2))
        rest = rng.randrange(divisor)
        a, b = (divisor * rng.randint(0, TOP // divisor - 1) + rest for _ in range(2))
        questions.append((a, p, b, r))
    return questions


def all_small(latest, longest):
    return [
        (a, p, b, r)
        for a in range(latest + 1)
        for p in range(1, longest + 1)
        for b in range(latest + 1)
        for r in range(1, longest + 1)
    ]


def cases():
    yield 'same-second', case([(0, 1, 0, 1)])
    yield 'second-begins-late', case([(0, 1, 17, 1)])
    yield 'first-begins-late', case([(17, 1, 0, 1)])
    yield 'all-small', case(all_small(5, 6))
    yield 'one-period-divides-the-other', case([(3, 4, 11, 12), (3, 12, 11, 4), (3, 4, 12, 12), (40, 12, 4, 4), (4, 4, 40, 12)])
    yield 'equal-periods', case([(5, 9, 14, 9), (14, 9, 5, 9), (5, 9, 13, 9), (8, 9, 8, 9), (80, 9, 8, 9)])
    yield 'only-met-before-the-start', case([(0, 6, 100, 10), (100, 6, 0, 10), (0, 15, 61, 4), (91, 15, 0, 4)])
    yield 'met-exactly-at-the-start', case([(0, 6, 30, 10), (30, 6, 0, 10), (0, 6, 31, 10), (60, 6, 30, 10), (30, 10, 60, 6)])
    yield 'largest-answer', case([(TOP, TOP, TOP - 1, TOP - 1), (0, TOP, 1, TOP - 1), (1, TOP, 0, TOP - 1)])
    yield 'largest-numbers', case([(TOP, TOP, TOP, TOP), (TOP, TOP, 0, 1), (0, 1, TOP, TOP), (TOP, 1, TOP, 1)])
    yield 'past-32-bits', case([(1, 65537, 0, 65536), (0, 99991, 3, 99989), (7, 46349, 5, 46351)])
    yield 'past-53-bits', case([(1, 999999937, 0, 999999929), (0, 999999893, 123456789, 998244353)])
    yield 'differ-by-one', case([(0, 2, 1, 4), (0, 500000000, 1, 750000000), (3, 14, 4, 21), (7, 35, 8, 21)])
    yield 'small-random', case(drawn(201, 30, 30, 12))
    yield 'late-starts-short-periods', case(drawn(202, 500, TOP, 20))
    yield 'early-starts-long-periods', case(drawn(203, 500, 20, TOP))
    yield 'random', case(drawn(204, 2000, TOP, TOP))
    yield 'meeting-small-divisor', case(meeting(205, 2000, 12, TOP))
    yield 'meeting-large-divisor', case(meeting(206, 2000, 720720, TOP))
    yield 'meeting-short-periods', case(meeting(207, 2000, 30, 10**5))
    yield 'most-questions', case(meeting(208, 10000, 1, TOP))


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
