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

MOST = 500000


def case(questions):
    return '\n'.join([str(len(questions)), *(f'{n} {k}' for n, k in questions)]) + '\n'


def triangle(rows):
    return [(n, k) for n in range(rows) for k in range(n + 2)]


def drawn(seed, count, most):
    rng = random.Random(seed)
    return [(rng.randint(0, most), rng.randint(0, most)) for _ in range(count)]


def possible(seed, count, low, high):
    rng = random.Random(seed)
    sizes = [rng.randint(low, high) for _ in range(count)]
    return [(n, rng.randint(0, n)) for n in sizes]


def about_half(seed, count):
    rng = random.Random(seed)
    return [(MOST - rng.randint(0, 9999), MOST // 2 - rng.randint(0, 9999)) for _ in range(count)]


def cases():
    yield 'nobody', case([(0, 0)])
    yield 'nobody-but-a-team', case([(0, 1), (0, MOST)])
    yield 'one-member', case([(1, 0), (1, 1), (1, 2)])
    yield 'one-of-many', case([(7, 1), (MOST, 1), (12345, 1)])
    yield 'all-but-one', case([(7, 6), (MOST, MOST - 1), (12345, 12344)])
    yield 'all-or-none', case([(9, 9), (9, 0), (MOST, MOST), (MOST, 0)])
    yield 'pairs', case([(n, 2) for n in range(1, 60)])
    yield 'pairs-of-a-large-club', case([(MOST, 2), (MOST, MOST - 2), (44722, 2), (44723, 2)])
    yield 'first-rows', case(triangle(20))
    yield 'first-past-the-modulus', case([(33, k) for k in range(34)] + [(34, k) for k in range(35)])
    yield 'rows-past-64-bits', case([(70, k) for k in range(71)])
    yield 'same-both-ways', case([(100, 30), (100, 70), (1000, 1), (1000, 999), (5000, 1234), (5000, 3766)])
    yield 'team-too-large', case([(5, 6), (5, 5), (5, 500), (6, 5), (499999, MOST)])
    yield 'large-team-in-the-way', case([(3, 400000), (3, 2)])
    yield 'small-before-large', case([(2, 1), (300000, 150000), (4, 2)])
    yield 'large-before-small', case([(300000, 150000), (2, 1), (4, 2)])
    yield 'same-question-again', case([(52, 5)] * 10)
    yield 'largest-club', case([(MOST, MOST // 2), (MOST, 3), (MOST - 1, MOST // 2)])
    yield 'small-random', case(drawn(1581, 100, 12))
    yield 'random', case(drawn(1582, 500, 3000))
    yield 'random-possible', case(possible(1583, 500, 1, 10000))
    yield 'random-large', case(drawn(1584, 800, MOST))
    yield 'largest', case(about_half(1585, 20000))


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
