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

MOST = 10**9
FARTHEST = 10**18
PRIME = 999999937


def case(*sequences):
    return '\n'.join([str(len(sequences)), *(' '.join(map(str, sequence)) for sequence in sequences)]) + '\n'


def drawn(seed, count, most, farthest, least_p=1):
    rng = random.Random(seed)
    return [(*(rng.randint(0, most) for _ in range(4)), rng.randint(0, farthest), rng.randint(least_p, max(most, least_p))) for _ in range(count)]


def cases():
    yield 'first-number', case((4, 9, 1, 1, 0, 100))
    yield 'second-number', case((4, 9, 1, 1, 1, 100))
    yield 'third-number', case((4, 9, 3, 2, 2, 100))
    yield 'first-numbers-are-large', case((100, 900, 1, 1, 0, 7), (100, 900, 1, 1, 1, 7), (7, 14, 1, 1, 0, 7), (7, 14, 1, 1, 1, 7))
    yield 'all-remainders-are-zero', case((5, 6, 7, 8, 0, 1), (5, 6, 7, 8, 1, 1), (5, 6, 7, 8, 2, 1), (5, 6, 7, 8, FARTHEST, 1))
    yield 'fibonacci', case(*((0, 1, 1, 1, n, MOST) for n in range(45)))
    yield 'lucas', case(*((2, 1, 1, 1, n, 1000) for n in range(30)))
    yield 'factors-differ', case(*((1, 2, 3, 5, n, 10007) for n in range(12)), *((1, 2, 5, 3, n, 10007) for n in range(12)))
    yield 'powers-of-three', case(*((1, 3, 3, 0, n, 1000) for n in range(20)))
    yield 'each-second-only', case(*((5, 8, 0, 3, n, 9973) for n in range(12)))
    yield 'all-zero', case((0, 0, 0, 0, 5, 10), (0, 0, 9, 9, FARTHEST, 10), (3, 4, 0, 0, 1, 10), (3, 4, 0, 0, 2, 10), (3, 4, 0, 0, FARTHEST, 10))
    yield 'counts-up', case(*((0, 1, 2, PRIME - 1, n, PRIME) for n in (0, 1, 2, 10, 12345, 10**9, FARTHEST)))
    yield 'parity', case(*((0, 1, 1, 1, n, 2) for n in range(12)), (0, 1, 1, 1, FARTHEST, 2))
    yield 'powers-of-two-as-n', case(*((0, 1, 1, 1, 2**k, PRIME) for k in range(60)))
    yield 'all-bits-of-n', case(*((0, 1, 1, 1, 2**k - 1, PRIME) for k in range(1, 60)))
    yield 'around-2-to-53', case(*((0, 1, 1, 1, 2**53 + d, PRIME) for d in (-1, 0, 1, 2, 3)))
    yield 'farthest', case((0, 1, 1, 1, FARTHEST, MOST), (0, 1, 1, 1, FARTHEST - 1, MOST), (0, 1, 1, 1, FARTHEST - 2, MOST))
    yield 'largest-of-all', case((MOST, MOST, MOST, MOST, FARTHEST, MOST - 1), (MOST,) * 4 + (FARTHEST, MOST), (MOST - 1,) * 4 + (FARTHEST, MOST))
    yield 'products-past-32-bits', case((1, 1, 99999, 99998, 3, MOST), (50000, 70000, 60000, 80000, 2, PRIME))
    yield 'small-random', case(*drawn(1571, 60, 9, 12))
    yield 'random-near', case(*drawn(1572, 60, 1000, 40))
    yield 'random-far', case(*drawn(1573, 100, MOST, FARTHEST))
    yield 'random-far-small-numbers', case(*drawn(1574, 100, 20, FARTHEST))
    yield 'largest', case(*drawn(1575, 500, MOST, FARTHEST, MOST - 99))


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
