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


def case(head, pointers):
    return f'{len(pointers)} {head}\n{" ".join(map(str, pointers))}\n'


def linked(size, chain, leftover=lambda cell: 0):
    """A notebook of the given size whose chain is the list of cells; the rest is filled by leftover(cell)."""
    pointers = [leftover(cell) for cell in range(1, size + 1)]
    for cell, following in zip(chain, chain[1:] + [0]):
        pointers[cell - 1] = following
    return case(chain[0], pointers)


def shuffled(seed, size, length):
    """A random chain; every other cell points to a random cell, or to 0."""
    rng = random.Random(seed)
    chain = rng.sample(range(1, size + 1), length)
    return linked(size, chain, lambda cell: rng.randint(0, size))


def cases():
    yield 'one-cell', linked(1, [1])
    yield 'two-in-order', linked(2, [1, 2])
    yield 'two-reversed', linked(2, [2, 1])
    yield 'three', linked(3, [3, 1, 2])
    yield 'four', linked(4, [2, 4, 1, 3])
    yield 'in-order-even', linked(10, list(range(1, 11)))
    yield 'in-order-odd', linked(11, list(range(1, 12)))
    yield 'reversed', linked(12, list(range(12, 0, -1)))
    yield 'single-among-loops', linked(6, [4], lambda cell: cell)
    yield 'leftovers-point-into-chain', linked(9, [5, 2, 8, 1], lambda cell: 2)
    yield 'leftovers-form-a-ring', linked(12, [2, 12, 6, 4, 8], lambda cell: cell % 11 + 2 if cell % 2 else 1)
    yield 'small-random', shuffled(31, 8, 5)
    yield 'medium-random-odd', shuffled(32, 1000, 777)
    yield 'medium-random-even', shuffled(33, 1000, 998)
    yield 'medium-no-leftovers', shuffled(34, 2000, 2000)
    yield 'large-mostly-leftovers', linked(100000, [100000, 1, 50000], lambda cell: cell % 7)
    yield 'large-in-order', linked(20000, list(range(1, 20001)))
    yield 'largest-random', shuffled(35, 100000, 100000)


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
