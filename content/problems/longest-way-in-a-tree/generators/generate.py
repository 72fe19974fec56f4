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

LONGEST = 10**9


def case(paths):
    lines = [' '.join(map(str, path)) for path in paths]
    return '\n'.join([str(len(paths) + 1), *lines]) + '\n'


def mixed(rng, paths):
    """Gives the huts other numbers, turns some paths round, and changes the order of the paths."""
    names = list(range(1, len(paths) + 2))
    rng.shuffle(names)
    renamed = []
    for a, b, length in paths:
        ends = [names[a - 1], names[b - 1]]
        rng.shuffle(ends)
        renamed.append((*ends, length))
    rng.shuffle(renamed)
    return case(renamed)


def random_tree(seed, count, reach, longest):
    """Each hut hangs on one of the `reach` huts before, so a small reach makes the tree deep."""
    rng = random.Random(seed)
    paths = [(rng.randint(max(1, hut - reach), hut - 1), hut, rng.randint(1, longest)) for hut in range(2, count + 1)]
    return mixed(rng, paths)


def long_tail(seed, count, length):
    """A line of short paths, and one long path in its middle to a hut of its own."""
    rng = random.Random(seed)
    paths = [(hut - 1, hut, 1) for hut in range(2, count)]
    return mixed(rng, [*paths, (count // 2, count, length)])


def cases():
    yield 'two-huts', case([(1, 2, 5)])
    yield 'two-huts-far-apart', case([(2, 1, LONGEST)])
    yield 'line-of-three', case([(1, 2, 3), (2, 3, 4)])
    yield 'hut-1-in-the-middle', case([(2, 1, 3), (1, 3, 4)])
    yield 'star', case([(1, 2, 3), (1, 3, 8), (1, 4, 5), (1, 5, 7)])
    yield 'star-around-another', case([(5, 2, 3), (5, 3, 8), (5, 4, 5), (1, 5, 7)])
    yield 'not-through-hut-1', case([(1, 2, 1), (2, 3, 4), (3, 4, 4), (2, 5, 4), (5, 6, 4)])
    yield 'ends-at-hut-1', case([(1, 2, 50), (2, 3, 10), (2, 4, 20)])
    yield 'few-but-long-paths', case([(1, 2, 1), (2, 3, 1), (3, 4, 1), (4, 5, 1), (3, 6, 90)])
    yield 'two-long-paths-in-one-hut', case([(1, 2, 2), (2, 3, 30), (2, 4, 40), (4, 5, 1), (1, 6, 3), (6, 7, 3)])
    yield 'long-path-alone', case([(1, 2, 100), (1, 3, 1), (3, 4, 1), (3, 5, 1)])
    yield 'branch-of-a-branch', case([(1, 2, 1), (2, 3, 1), (3, 4, 10), (3, 5, 10), (1, 6, 5), (6, 7, 4)])
    yield 'third-branch-is-longest', case([(1, 2, 3), (1, 3, 4), (1, 4, 9), (4, 5, 2)])
    yield 'second-longest-comes-last', case([(1, 2, 9), (1, 3, 2), (1, 4, 8)])
    yield 'all-equal', case([(1, 2, 7), (1, 3, 7), (2, 4, 7), (2, 5, 7), (3, 6, 7), (3, 7, 7)])
    yield 'length-past-32-bits', case([(hut, hut + 1, LONGEST) for hut in range(1, 9)])
    yield 'small-random', random_tree(1251, 9, 9, 20)
    yield 'small-random-deep', random_tree(1252, 12, 2, 9)
    yield 'random-flat', random_tree(1253, 300, 300, 50)
    yield 'random-deep', random_tree(1254, 500, 5, LONGEST)
    yield 'random-line', random_tree(1255, 900, 1, 99)
    yield 'random-equal-paths', random_tree(1256, 600, 30, 1)
    yield 'long-tail', long_tail(1257, 400, 1000)
    yield 'many-flat', random_tree(1258, 4000, 4000, 999)
    yield 'largest-deep', random_tree(1259, 30000, 2, 9)


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
