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

MOST = 2**30 - 1


def case(keys):
    return f'{len(keys)}\n{" ".join(map(str, keys))}\n'


def drawn(seed, count, low, high):
    rng = random.Random(seed)
    return [rng.randint(low, high) for _ in range(count)]


def sparse(seed, count, bits):
    """Numbers that have only a few bits each."""
    rng = random.Random(seed)
    return [sum({1 << rng.randrange(30) for _ in range(bits)}) for _ in range(count)]


def shared_top(seed, count):
    """Numbers that agree in the highest bits and differ further down."""
    rng = random.Random(seed)
    return [(0b1011001 << 23) | rng.randrange(1 << 12) << 3 for _ in range(count)]


def cases():
    yield 'two-keys', case([5, 9])
    yield 'two-equal', case([7, 7])
    yield 'two-zeros', case([0, 0])
    yield 'zero-and-one', case([0, 1])
    yield 'zero-and-the-largest', case([0, MOST])
    yield 'largest-twice', case([MOST, MOST])
    yield 'largest-and-next', case([MOST, MOST - 1])
    yield 'only-the-lowest-bit', case([12, 13, 12, 12])
    yield 'only-the-highest-bit', case([3, 2**29 + 3, 3])
    yield 'all-bits-differ', case([2**29, 2**29 - 1, 2**28])
    yield 'zero-is-a-partner', case([0, 4, 6, 7])
    yield 'without-the-largest', case([16, 17, 12, 3, 18])
    yield 'largest-and-smallest-mislead', case([1, 6, 9, 15])
    yield 'neighbours-in-order', case([20, 15, 16, 40, 44])
    yield 'first-and-last', case([21, 4, 5, 8, 42])
    yield 'greedy-bit-cannot-be-had', case([8, 9, 12, 13, 2])
    yield 'low-bits-decide', case([32, 35, 5, 6, 3])
    yield 'different-lengths', case([1, 2, 4, 8, 16, 32, 64])
    yield 'ones-of-all-lengths', case([1, 3, 7, 15, 31, 63, 127])
    yield 'one-bit-each', case([1 << i for i in range(30)])
    yield 'counting-up', case(list(range(1, 40)))
    yield 'same-length', case(list(range(64, 100)))
    yield 'decimal-digits-mislead', case([999, 1000, 99, 100, 512, 9])
    yield 'small-random', case(drawn(1281, 8, 0, 31))
    yield 'random-small-numbers', case(drawn(1282, 60, 0, 1000))
    yield 'random-large-numbers', case(drawn(1283, 1000, 0, MOST))
    yield 'random-high-numbers', case(drawn(1284, 700, 2**29, MOST))
    yield 'few-bits-each', case(sparse(1285, 400, 3))
    yield 'shared-beginning', case(shared_top(1286, 900))
    yield 'many-different', case(drawn(1287, 9000, 0, MOST))
    yield 'largest', case(drawn(1288, 100000, 100, 999))


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
