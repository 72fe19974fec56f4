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
    return '\n'.join([f'{count} {len(pairs)}', *(f'{a} {b}' for a, b in pairs)]) + '\n'


def renamed(seed, count, pairs):
    """The same net with other numbers and the lines in any order."""
    rng = random.Random(seed)
    name = [0, *rng.sample(range(1, count + 1), count)]
    pairs = [(name[a], name[b]) if rng.random() < 0.5 else (name[b], name[a]) for a, b in pairs]
    rng.shuffle(pairs)
    return case(count, pairs)


def drawn(seed, count, lines):
    rng = random.Random(seed)
    return case(count, [rng.sample(range(1, count + 1), 2) for _ in range(lines)])


def rings(seed, sizes):
    """Rings in a row, each sharing one station with the next."""
    pairs, last = [], 1
    for size in sizes:
        ring = [last, *range(pairs_end(pairs) + 1, pairs_end(pairs) + size)]
        pairs += zip(ring, ring[1:] + ring[:1])
        last = ring[size // 2]
    return renamed(seed, pairs_end(pairs), pairs)


def pairs_end(pairs):
    return max((max(pair) for pair in pairs), default=1)


def tree(seed, count, more):
    """A tree, and a few lines more between stations that are close to each other."""
    rng = random.Random(seed)
    pairs = [(rng.randint(max(1, i - 6), i - 1), i) for i in range(2, count + 1)]
    for _ in range(more):
        a = rng.randint(1, count - 9)
        pairs.append((a, a + rng.randint(1, 9)))
    return renamed(seed + 1, count, pairs)


def chain(count):
    return [(i, i + 1) for i in range(1, count)]


def ladder(count):
    """Two rails with rungs: no station is critical."""
    rails = [(i, i + 2) for i in range(1, count - 1)]
    return rails + [(i, i + 1) for i in range(1, count, 2)]


def cases():
    yield 'one-station', case(1, [])
    yield 'no-lines', case(4, [])
    yield 'two-stations', case(2, [(1, 2)])
    yield 'two-lines-between-two', case(2, [(1, 2), (2, 1)])
    yield 'chain-of-three', case(3, [(1, 2), (2, 3)])
    yield 'start-in-the-middle', case(3, [(2, 1), (1, 3)])
    yield 'triangle', case(3, [(1, 2), (2, 3), (3, 1)])
    yield 'chain', case(7, chain(7))
    yield 'chain-from-the-middle', case(7, [(4, 2), (2, 1), (1, 3), (3, 5), (5, 7), (7, 6)])
    yield 'double-lines-in-a-chain', case(4, [(1, 2), (2, 1), (2, 3), (3, 2), (3, 4), (3, 4)])
    yield 'star', case(6, [(1, i) for i in range(2, 7)])
    yield 'star-from-a-ray', case(6, [(6, i) for i in range(1, 6)])
    yield 'two-rings-share-a-station', case(5, [(1, 2), (2, 3), (3, 1), (3, 4), (4, 5), (5, 3)])
    yield 'two-rings-share-the-first', case(5, [(2, 1), (1, 3), (3, 2), (1, 4), (4, 5), (5, 1)])
    yield 'two-rings-and-a-bridge', case(6, [(1, 2), (2, 3), (3, 1), (3, 4), (4, 5), (5, 6), (6, 4)])
    yield 'ring-with-a-tail', case(5, [(1, 2), (2, 3), (3, 4), (4, 2), (4, 5)])
    yield 'ring-with-a-chord', case(5, [(1, 2), (2, 3), (3, 4), (4, 5), (5, 1), (2, 5)])
    yield 'ring-back-to-the-parent', case(4, [(1, 2), (2, 3), (3, 4), (4, 2)])
    yield 'one-line-back-to-each', case(5, [(1, 2), (2, 3), (3, 4), (4, 5), (5, 3), (4, 1)])
    yield 'ring-hangs-at-a-ring', case(7, [(1, 2), (2, 3), (3, 4), (4, 1), (4, 5), (5, 6), (6, 7), (7, 4)])
    yield 'back-line-to-a-lower-one', case(6, [(1, 2), (2, 3), (3, 1), (3, 4), (4, 5), (5, 3), (5, 6), (6, 4)])
    yield 'all-joined', case(6, [(a, b) for a in range(1, 7) for b in range(a + 1, 7)])
    yield 'two-blocks-of-all', case(7, [(a, b) for p in ((1, 2, 3, 4), (4, 5, 6, 7)) for a in p for b in p if a < b])
    yield 'parts-apart', case(9, [(1, 2), (2, 3), (3, 1), (4, 5), (5, 6), (7, 8), (8, 9), (9, 7)])
    yield 'first-part-is-a-single-station', case(5, [(2, 3), (3, 4), (4, 5)])
    yield 'ladder', case(10, ladder(10))
    yield 'ladder-with-a-tail', case(12, [*ladder(10), (10, 11), (11, 12)])
    yield 'small-random', drawn(1391, 9, 9)
    yield 'random-few-lines', drawn(1392, 200, 180)
    yield 'random-many-lines', drawn(1393, 150, 400)
    yield 'random-tree', tree(1394, 300, 0)
    yield 'random-tree-with-rings', tree(1396, 400, 90)
    yield 'row-of-rings', rings(1398, [5, 3, 7, 4, 3, 9, 6])
    yield 'many-small-rings', rings(1399, [3 + i % 4 for i in range(200)])
    yield 'long-chain', case(4000, chain(4000))
    yield 'largest', renamed(1400, 20000, [*ladder(20000), *((i, i + 3) for i in range(1, 10000, 2))])


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
