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

def case(grid):
    return '\n'.join([f'{len(grid)} {len(grid[0])}', *(' '.join(map(str, row)) for row in grid)]) + '\n'


def counting(height, width):
    return [[row * width + column + 1 for column in range(width)] for row in range(height)]


def drawn(seed, height, width, most):
    rng = random.Random(seed)
    return [[rng.randint(-most, most) for _ in range(width)] for _ in range(height)]


def cases():
    yield 'one-number', case([[7]])
    yield 'only-zero', case([[0]])
    yield 'one-row', case([[5, -3, 8, 1]])
    yield 'one-column', case([[5], [-3], [8], [1]])
    yield 'two-in-a-row', case([[1, 2]])
    yield 'two-in-a-column', case([[1], [2]])
    yield 'two-by-two', case(counting(2, 2))
    yield 'three-by-three', case(counting(3, 3))
    yield 'four-by-four', case(counting(4, 4))
    yield 'five-by-five', case(counting(5, 5))
    yield 'two-rows', case(counting(2, 5))
    yield 'two-columns', case(counting(5, 2))
    yield 'three-rows', case(counting(3, 6))
    yield 'three-columns', case(counting(6, 3))
    yield 'ends-in-a-row', case(counting(5, 8))
    yield 'ends-in-a-column', case(counting(8, 5))
    yield 'all-zero', case([[0] * 4 for _ in range(4)])
    yield 'zeros-in-the-way', case([[1, 0, 2, 3], [4, 5, 0, 6], [0, 7, 8, 9]])
    yield 'all-equal', case([[-1] * 6 for _ in range(5)])
    yield 'small-random', case(drawn(1551, 4, 7, 9))
    yield 'random', case(drawn(1552, 31, 20, 1000))
    yield 'long-row', case(drawn(1553, 1, 200, 1000))
    yield 'long-column', case(drawn(1554, 200, 1, 1000))
    yield 'wide', case(drawn(1555, 7, 200, 99))
    yield 'high', case(drawn(1556, 200, 6, 99))
    yield 'largest', case(drawn(1557, 200, 200, 1000))


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
