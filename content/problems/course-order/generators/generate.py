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


def case(count, pairs):
    pairs = list(pairs)
    return '\n'.join([f'{count} {len(pairs)}', *(f'{first} {then}' for first, then in pairs)]) + '\n'


def drawn(seed, count, most, back=False):
    """Pairs that fit to a hidden order of the courses; with `back`, the last course must come before the first one as well."""
    rng = random.Random(seed)
    order = rng.sample(range(1, count + 1), count)
    pairs = [sorted(rng.sample(range(count), 2)) for _ in range(most)]
    pairs = [(order[i], order[j]) for i, j in pairs]
    if back:
        pairs += [(order[i], order[i + 1]) for i in range(count - 1)] + [(order[-1], order[0])]
        rng.shuffle(pairs)
    return case(count, pairs)


def layers(seed, wide, high):
    """Each course needs two courses of the layer before."""
    rng = random.Random(seed)
    number = rng.sample(range(1, wide * high + 1), wide * high)
    pairs = [
        (number[(layer - 1) * wide + at], number[layer * wide + i])
        for layer in range(1, high)
        for i in range(wide)
        for at in rng.sample(range(wide), 2)
    ]
    rng.shuffle(pairs)
    return case(wide * high, pairs)


def backwards(seed, count, most):
    """A chain from the largest number down to 1, and more pairs that say the same."""
    rng = random.Random(seed)
    chain = [(then + 1, then) for then in range(1, count)]
    more = [sorted(rng.sample(range(1, count + 1), 2), reverse=True) for _ in range(most - len(chain))]
    return case(count, more + chain[::-1])


def cases():
    yield 'one-course', case(1, [])
    yield 'two-free-courses', case(2, [])
    yield 'one-pair', case(2, [(1, 2)])
    yield 'one-pair-backwards', case(2, [(2, 1)])
    yield 'each-before-the-other', case(2, [(1, 2), (2, 1)])
    yield 'same-pair-twice', case(3, [(3, 1), (3, 1), (1, 2)])
    yield 'same-pairs-often', case(4, [(4, 3), (3, 1), (4, 3), (1, 2), (3, 1), (4, 3)])
    yield 'chain', case(6, [(i, i + 1) for i in range(1, 6)])
    yield 'chain-backwards', case(6, [(i + 1, i) for i in range(1, 6)])
    yield 'circle', case(5, [(1, 2), (2, 3), (3, 4), (4, 5), (5, 1)])
    yield 'circle-behind-a-chain', case(6, [(6, 5), (5, 4), (4, 3), (3, 2), (2, 4), (2, 1)])
    yield 'circle-apart', case(6, [(1, 2), (2, 3), (4, 5), (5, 6), (6, 4)])
    yield 'diamond', case(4, [(1, 2), (1, 3), (2, 4), (3, 4)])
    yield 'diamond-backwards', case(4, [(4, 2), (4, 3), (2, 1), (3, 1)])
    yield 'short-and-long-way', case(5, [(1, 5), (1, 2), (2, 3), (3, 4), (4, 5)])
    yield 'long-way-and-short', case(5, [(5, 4), (4, 3), (3, 2), (2, 1), (5, 1)])
    yield 'one-needs-all', case(7, [(i, 1) for i in range(2, 8)])
    yield 'all-need-one', case(7, [(7, i) for i in range(1, 7)])
    yield 'many-needs-but-early', case(7, [(2, 1), (3, 1), (4, 1), (1, 5), (5, 6), (6, 7)])
    yield 'two-digits', case(12, [(10, 9), (9, 2), (2, 11), (11, 1), (1, 12)])
    yield 'all-pairs', case(9, [(j, i) for i in range(1, 10) for j in range(i + 1, 10)])
    yield 'small-random', drawn(1081, 7, 9)
    yield 'small-random-circle', drawn(1082, 7, 3, back=True)
    yield 'random-few-pairs', drawn(1083, 300, 200)
    yield 'random-many-pairs', drawn(1084, 200, 1500)
    yield 'random-circle', drawn(1085, 300, 300, back=True)
    yield 'long-chain', case(3000, [(i, i + 1) for i in range(1, 3000)])
    yield 'layers', layers(1086, 20, 30)
    yield 'largest-chain-backwards', backwards(1087, 20000, 40000)


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
