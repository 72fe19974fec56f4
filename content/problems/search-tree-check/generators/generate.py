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


def case(tree, seed=None):
    """The tree is a list of [value, left, right], the root first; with a seed, all but the root get mixed numbers."""
    names = list(range(1, len(tree) + 1))
    if seed is not None:
        rest = names[1:]
        random.Random(seed).shuffle(rest)
        names = [1, *rest]
    lines = [''] * len(tree)
    for name, (value, *children) in zip(names, tree):
        lines[name - 1] = ' '.join(map(str, [value, *(names[child - 1] if child else 0 for child in children)]))
    return '\n'.join([str(len(tree)), *lines]) + '\n'


def inserted(values):
    """The search tree that comes of inserting the values one after the other."""
    tree = [[values[0], 0, 0]]
    for value in values[1:]:
        place = 1
        while True:
            side = 1 if value < tree[place - 1][0] else 2
            if tree[place - 1][side] == 0:
                break
            place = tree[place - 1][side]
        tree.append([value, 0, 0])
        tree[place - 1][side] = len(tree)
    return tree


def narrow(values, sides):
    """Each file is the only child of the one before it; `sides` says L or R for each of these steps."""
    tree = [[value, 0, 0] for value in values]
    for place, side in enumerate(sides):
        tree[place][1 if side == 'L' else 2] = place + 2
    return tree


def distinct(seed, count, largest):
    return random.Random(seed).sample(range(1, largest + 1), count)


def spoiled(tree, seed, count, largest):
    """Gives so many files, drawn at random, another number."""
    rng = random.Random(seed)
    for place in rng.sample(range(len(tree)), count):
        tree[place][0] = rng.randint(1, largest)
    return tree


def long_way(seed, count, wrong):
    """A narrow search tree to the right; some files get a smaller number, which lets the searches for later ones pass."""
    rng = random.Random(seed)
    values = list(range(1, count + 1))
    for place in rng.sample(range(1, count), wrong):
        values[place] = rng.randint(1, place)
    return narrow(values, 'R' * (count - 1))


def zigzag(count):
    """Turns left and right in turn, and each value lies between the two before it."""
    low, high = 1, count
    values = []
    for place in range(count):
        values.append(high if place % 2 == 0 else low)
        high, low = (high - 1, low) if place % 2 == 0 else (high, low + 1)
    return narrow(values, ('LR' * count)[: count - 1])


def random_shape(seed, count, largest):
    """Hangs each file into a free place drawn at random, with any value."""
    rng = random.Random(seed)
    tree = []
    free = [(0, 0)]
    for number in range(1, count + 1):
        parent, side = free.pop(rng.randrange(len(free)))
        if parent:
            tree[parent - 1][side] = number
        tree.append([rng.randint(1, largest), 0, 0])
        free += [(number, 1), (number, 2)]
    return tree


def cases():
    yield 'root-alone', case([[7, 0, 0]])
    yield 'largest-number-alone', case([[LARGEST, 0, 0]])
    yield 'smallest-and-largest', case(inserted([5, 1, LARGEST]))
    yield 'left-child', case([[5, 2, 0], [3, 0, 0]])
    yield 'left-child-too-large', case([[5, 2, 0], [7, 0, 0]])
    yield 'right-child', case([[5, 0, 2], [7, 0, 0]])
    yield 'right-child-too-small', case([[5, 0, 2], [3, 0, 0]])
    yield 'children-swapped', case([[5, 2, 3], [7, 0, 0], [3, 0, 0]])
    yield 'equal-left', case([[5, 2, 0], [5, 0, 0]])
    yield 'equal-right', case([[5, 0, 2], [5, 0, 0]])
    yield 'equal-further-down', case(narrow([5, 3, 4, 5, 3], 'LRRL'))
    yield 'search-tree', case(inserted([50, 20, 70, 10, 30, 60, 80, 25, 35]))
    yield 'fits-its-parent-only', case([[10, 2, 3], [5, 0, 4], [15, 5, 0], [12, 0, 0], [8, 0, 0]])
    yield 'fits-grandparent-not-parent', case([[10, 2, 0], [4, 3, 0], [6, 0, 0]])
    yield 'lost-but-found-below', case([[10, 2, 0], [20, 3, 4], [5, 0, 0], [25, 0, 0]])
    yield 'lost-twice-found-below', case(narrow([10, 20, 15, 30, 5, 7], 'LLLLR'))
    yield 'looser-bound-later', case(narrow([10, 20, 15], 'LL'))
    yield 'tight-between-two', case(narrow([10, 20, 19, 11, 12, 18, 13], 'RLLRRL'))
    yield 'no-room-left', case(narrow([10, 5, 11, 10, 6, 5], 'LRLLL'))
    yield 'rising', case(narrow(list(range(1, 13)), 'R' * 11))
    yield 'falling', case(narrow(list(range(12, 0, -1)), 'L' * 11))
    yield 'rising-to-the-left', case(narrow(list(range(1, 13)), 'L' * 11))
    yield 'zigzag', case(zigzag(9))
    yield 'small-random', case(random_shape(1211, 12, 12), 1)
    yield 'small-random-few-values', case(random_shape(1212, 15, 4), 2)
    yield 'random-search-tree', case(inserted(distinct(1213, 300, LARGEST)), 3)
    yield 'random-a-few-wrong', case(spoiled(inserted(distinct(1214, 400, 2000)), 4, 12, 2000), 4)
    yield 'random-half-wrong', case(spoiled(inserted(distinct(1215, 400, 900)), 5, 200, 900), 5)
    yield 'random-shape', case(random_shape(1216, 600, 1000), 6)
    yield 'deep-zigzag', case(zigzag(2000), 7)
    yield 'largest-narrow', case(long_way(8, 37000, 40), 8)


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
