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


def case(heaps):
    return f'{len(heaps)}\n{" ".join(map(str, heaps))}\n'


def drawn(seed, count, most):
    rng = random.Random(seed)
    return [rng.randint(1, most) for _ in range(count)]


def lost(seed, count, most):
    """Heaps that each player can even out: pairs, and triples such as 1, 2 and 3."""
    rng = random.Random(seed)
    heaps = []
    while len(heaps) < count:
        a, b = rng.randint(1, most), rng.randint(1, most)
        heaps += [a, a] if a == b else [a, b, a ^ b]
    rng.shuffle(heaps)
    return heaps


def late(seed, count):
    """Only the last heap has the highest bit of the nim-sum, and the heaps before it are small."""
    rng = random.Random(seed)
    return [*(rng.randint(1, 2**20) for _ in range(count - 1)), 2**29 + 12345]


def cases():
    yield 'one-match', case([1])
    yield 'one-heap', case([9])
    yield 'largest-heap-alone', case([MOST])
    yield 'two-equal', case([5, 5])
    yield 'two-that-differ', case([5, 7])
    yield 'second-is-smaller', case([12, 3])
    yield 'pair-of-single-matches', case([1, 1])
    yield 'three-single-matches', case([1, 1, 1])
    yield 'four-single-matches', case([1, 1, 1, 1])
    yield 'one-two-three', case([1, 2, 3])
    yield 'one-three-five-seven', case([1, 3, 5, 7])
    yield 'one-four-six', case([1, 4, 6])
    yield 'odd-total-in-three', case([2, 4, 7])
    yield 'smallest-heap-only', case([8, 8, 3])
    yield 'smallest-heap-comes-first', case([3, 8, 8])
    yield 'only-the-middle-heap', case([16, 5, 16])
    yield 'shared-bit-is-too-low', case([1, 5, 9, 2])
    yield 'heap-grows-with-the-nim-sum', case([3, 4, 2])
    yield 'higher-bits-must-rise', case([8, 7])
    yield 'whole-heap-goes', case([6, 11, 13, 9])
    yield 'powers-of-two', case([2**k for k in range(30)])
    yield 'powers-of-two-twice', case([2**k for k in range(29)] * 2)
    yield 'even-number-but-not-lost', case([2, 2, 4, 6])
    yield 'nearly-lost', case([*lost(1591, 30, 1000), 1])
    yield 'lost-pairs', case([7, 9, 7, 12, 9, 12])
    yield 'lost-triples', case(lost(1592, 60, 2**29))
    yield 'small-random', case(drawn(1593, 6, 9))
    yield 'random', case(drawn(1594, 200, 1000))
    yield 'random-large', case(drawn(1595, 1000, MOST))
    yield 'random-equal-large', case([MOST] * 1001)
    yield 'many-small', case(drawn(1596, 5000, 3))
    yield 'last-heap-only', case(late(1597, 5000))
    yield 'largest-lost', case(lost(1598, 19998, 2**29))
    yield 'largest', case(drawn(1599, 20000, MOST))


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
