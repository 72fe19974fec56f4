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

def case(parents, questions):
    lines = [f'{len(parents)} {len(questions)}', ' '.join(map(str, parents)), *(f'{a} {b}' for a, b in questions)]
    return '\n'.join(lines) + '\n'


def all_pairs(count):
    return [(a, b) for a in range(1, count + 1) for b in range(1, count + 1)]


def drawn(rng, parents, count):
    return [(rng.randint(1, len(parents)), rng.randint(1, len(parents))) for _ in range(count)]


def mixed(rng, parents):
    """The same tree with other numbers for all but the root, and the list of the new numbers."""
    rest = list(range(2, len(parents) + 1))
    rng.shuffle(rest)
    names = [0, 1, *rest]
    renamed = [0] * len(parents)
    for species, parent in enumerate(parents, start=1):
        renamed[names[species] - 1] = names[parent]
    return renamed, names


def random_tree(seed, count, reach, questions):
    """The parent is one of the `reach` species before, so a small reach makes the tree deep."""
    rng = random.Random(seed)
    parents = [0] + [rng.randint(max(1, species - reach), species - 1) for species in range(2, count + 1)]
    renamed, _ = mixed(rng, parents)
    return case(renamed, drawn(rng, renamed, questions))


def line(seed, count, questions):
    return random_tree(seed, count, 1, questions)


def fork(seed, stem, arm, questions):
    """A stem, and two long arms at its end; the questions are about the lower halves of the arms."""
    rng = random.Random(seed)
    parents = list(range(stem + arm)) + [stem, *range(stem + arm + 1, stem + 2 * arm)]
    renamed, names = mixed(rng, parents)
    pairs = []
    for _ in range(questions):
        a = names[rng.randint(stem + arm // 2, stem + arm)]
        b = names[rng.randint(stem + arm + arm // 2, stem + 2 * arm)]
        pairs.append((a, b) if rng.random() < 0.5 else (b, a))
    return case(renamed, pairs)


def cases():
    yield 'one-species', case([0], [(1, 1)])
    yield 'parent-and-child', case([0, 1], all_pairs(2))
    yield 'two-children', case([0, 1, 1], all_pairs(3))
    yield 'line-of-three', case([0, 1, 2], all_pairs(3))
    yield 'line-backwards', case([0, 3, 4, 5, 1], all_pairs(5))
    yield 'full-tree', case([0, 1, 1, 2, 2, 3, 3], all_pairs(7))
    yield 'star', case([0, 1, 1, 1, 1, 1], all_pairs(6))
    yield 'parent-has-the-larger-number', case([0, 6, 5, 6, 1, 5, 2, 2], all_pairs(8))
    yield 'one-deeper', case([0, 1, 1, 2, 4, 3, 5], [(5, 6), (7, 6), (6, 7), (7, 5), (7, 3)])
    yield 'meet-at-the-root', case([0, 1, 2, 3, 4, 1, 6, 7, 8], [(5, 9), (9, 5), (4, 9), (5, 6)])
    yield 'meet-below-the-root', case([0, 1, 2, 3, 4, 2, 6, 7, 8], [(5, 9), (9, 5), (4, 9), (5, 6), (2, 9), (1, 5)])
    yield 'one-is-above-the-other', case([0, 1, 2, 3, 4, 5, 6, 7, 8, 3], [(9, 2), (2, 9), (9, 9), (10, 3), (10, 1), (10, 9)])
    yield 'powers-of-two', case(list(range(17)) + [1, *range(18, 34)], [(17, 34), (9, 26), (16, 33), (17, 18), (34, 2)])
    yield 'small-random', random_tree(1231, 12, 12, 60)
    yield 'small-random-deep', random_tree(1232, 14, 2, 80)
    yield 'random-flat', random_tree(1233, 300, 300, 300)
    yield 'random-deep', random_tree(1234, 500, 5, 300)
    yield 'line-of-many', line(1235, 1025, 200)
    yield 'fork-short-stem', fork(1236, 1, 700, 150)
    yield 'fork-long-stem', fork(1237, 600, 130, 150)
    yield 'many-flat', random_tree(1238, 2500, 2500, 1000)
    yield 'largest-fork', fork(1239, 10, 19000, 14500)


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
