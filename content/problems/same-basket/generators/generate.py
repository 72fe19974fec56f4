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

LARGEST = 10**9


def case(size, pieces):
    return f'{len(pieces)} {size}\n{" ".join(map(str, pieces))}\n'


def drawn(seed, count, size, kinds):
    rng = random.Random(seed)
    return case(size, rng.choices(kinds, k=count))


def shuffled_blocks(seed, block, times):
    """The same pieces again and again, each time in another order."""
    rng = random.Random(seed)
    return [kind for _ in range(times) for kind in rng.sample(block, len(block))]


def cases():
    yield 'one-piece', case(1, [LARGEST])
    yield 'baskets-of-one', case(1, [3, 1, 3, 3, 2, 1])
    yield 'two-pieces-one-basket', case(2, [1, 2])
    yield 'all-but-one', case(4, [1, 2, 3, 4, 1])
    yield 'first-and-last-differ', case(4, [1, 2, 3, 4, 5])
    yield 'all-equal', case(3, [6] * 10)
    yield 'all-different', case(3, list(range(1, 21)))
    yield 'falling', case(2, list(range(20, 0, -1)))
    yield 'equal-sums', case(3, [1, 5, 9, 4, 4, 7, 6, 2, 7])
    yield 'equal-sums-and-squares', case(3, [1, 5, 6, 2, 3, 7])
    yield 'equal-sums-squares-and-cubes', case(4, [1, 5, 8, 12, 2, 3, 10, 11])
    yield 'equal-sums-and-exclusive-or', case(3, [3, 5, 6, 1, 6, 7, 2, 4, 6, 7, 7, 7])
    yield 'equal-products', case(3, [1, 6, 6, 2, 2, 9, 3, 3, 4])
    yield 'even-numbers-of-a-kind', case(3, [1, 1, 2, 3, 3, 2, 4, 4])
    yield 'same-kinds-other-numbers', case(3, [1, 1, 2, 2, 1, 2, 2, 2, 1])
    yield 'there-and-back', case(5, [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1])
    yield 'mirrored-baskets', case(3, [1, 2, 4, 8, 8, 4, 2, 1, 2, 4])
    yield 'period-is-the-size', case(4, [2, 7, 1, 8] * 9)
    yield 'period-divides-the-size', case(6, [5, 3] * 20)
    yield 'same-as-the-last-basket', case(3, [9, 1, 4, 2, 5, 4, 1, 9])
    yield 'small-random', drawn(341, 14, 3, [1, 2, 3])
    yield 'random-two-kinds', drawn(342, 300, 40, [1, LARGEST])
    yield 'random-many-kinds', drawn(343, 1000, 2, range(1, 60))
    yield 'shuffled-blocks', case(6, shuffled_blocks(344, [1, 2, 3, 4, 5, 6], 200))
    yield 'large-kinds', case(5, shuffled_blocks(345, [LARGEST - i for i in range(5)], 1600))
    yield 'pairs-past-32-bits', case(1, [1] * 100000)
    # Nearly all of these 2 * 10^10 pairs differ.
    yield 'largest-nearly-all-different', drawn(347, 200000, 1000, range(1, 10))
    yield 'largest-nearly-all-different-again', drawn(348, 200000, 900, range(1, 10))
    yield 'largest-with-large-baskets', drawn(346, 200000, 100000, range(1, 10))


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
