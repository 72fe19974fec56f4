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


def drawn(seed, count, most, spoil=False):
    """Pairs between two hidden camps; with `spoil`, one more pair within a camp that is connected otherwise."""
    rng = random.Random(seed)
    order = rng.sample(range(1, count + 1), count)
    border = rng.randint(count // 3, 2 * count // 3)
    pairs = [(rng.choice(order[:border]), rng.choice(order[border:])) for _ in range(most)]
    pairs = [rng.sample(pair, 2) for pair in pairs]
    if spoil:
        left, right = order[0], order[border:]
        pairs += [(left, right[0]), (order[1], right[0]), (order[1], right[1]), (order[2], right[1]), (order[2], left)]
    rng.shuffle(pairs)
    return case(count, pairs)


def ring(seed, count):
    """All children in one ring, in any order."""
    rng = random.Random(seed)
    order = rng.sample(range(1, count + 1), count)
    pairs = [rng.sample((order[i - 1], order[i]), 2) for i in range(count)]
    rng.shuffle(pairs)
    return case(count, pairs)


def chain_from_its_end(seed, count):
    """A chain whose first child is child 1; the others are mixed, and the pairs are listed from the other end."""
    rng = random.Random(seed)
    order = [1, *rng.sample(range(2, count + 1), count - 1)]
    return case(count, ((order[i], order[i + 1]) for i in reversed(range(count - 1))))


def cases():
    yield 'one-child', case(1, [])
    yield 'nobody-quarrels', case(4, [])
    yield 'one-pair', case(2, [(2, 1)])
    yield 'same-pair-often', case(2, [(1, 2), (2, 1), (1, 2)])
    yield 'chain', case(5, [(1, 2), (2, 3), (3, 4), (4, 5)])
    yield 'chain-from-its-end', case(6, [(5, 6), (4, 5), (3, 4), (2, 3), (1, 2)])
    yield 'ring-of-three', case(3, [(1, 2), (2, 3), (3, 1)])
    yield 'ring-of-four', case(4, [(1, 2), (2, 3), (3, 4), (4, 1)])
    yield 'ring-of-five', case(5, [(1, 2), (2, 3), (3, 4), (4, 5), (5, 1)])
    yield 'ring-of-six', case(6, [(1, 3), (3, 5), (5, 2), (2, 4), (4, 6), (6, 1)])
    yield 'star', case(6, [(6, i) for i in range(1, 6)])
    yield 'later-ones-decide', case(4, [(1, 3), (3, 4), (4, 2)])
    yield 'neighbours-meet-late', case(6, [(1, 4), (4, 2), (3, 5), (5, 6), (6, 2)])
    yield 'second-group-is-impossible', case(6, [(1, 2), (4, 5), (5, 6), (6, 4)])
    yield 'first-group-is-impossible', case(6, [(1, 2), (2, 3), (3, 1), (5, 6)])
    yield 'several-groups', case(9, [(1, 2), (4, 3), (3, 5), (9, 8), (8, 7), (7, 6), (6, 9)])
    yield 'ring-of-five-behind-a-chain', case(9, [(1, 2), (2, 3), (3, 4), (4, 5), (5, 6), (6, 7), (7, 8), (8, 4)])
    yield 'two-rings-share-a-child', case(7, [(1, 2), (2, 3), (3, 4), (4, 1), (4, 5), (5, 6), (6, 7), (7, 4)])
    yield 'each-with-each-of-the-others', case(7, [(i, j) for i in (1, 4, 6) for j in (2, 3, 5, 7)])
    yield 'and-one-pair-too-many', case(7, [(i, j) for i in (1, 4, 6) for j in (2, 3, 5, 7)] + [(3, 7)])
    yield 'camps-by-parity-mislead', case(6, [(1, 3), (3, 5), (2, 4), (4, 6)])
    yield 'two-digits', case(12, [(10, 11), (11, 12), (12, 2), (2, 1), (1, 9)])
    yield 'small-random', drawn(1351, 8, 9)
    yield 'small-random-spoilt', drawn(1352, 12, 8, spoil=True)
    yield 'random-few-pairs', drawn(1353, 300, 250)
    yield 'random-many-pairs', drawn(1354, 200, 2000)
    yield 'random-spoilt', drawn(1355, 300, 500, spoil=True)
    yield 'even-ring', ring(1356, 2000)
    yield 'odd-ring', ring(1357, 2001)
    yield 'largest-chain-from-its-end', chain_from_its_end(1358, 40000)


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
