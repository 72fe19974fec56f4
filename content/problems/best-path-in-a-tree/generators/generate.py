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


def case(fun, up):
    """Hut i + 1 is worth fun[i]; up[i] is the hut above hut i + 2."""
    lines = [str(len(fun)), ' '.join(map(str, fun))]
    if up:
        lines.append(' '.join(map(str, up)))
    return '\n'.join(lines) + '\n'


def drawn(seed, count, low, high, near=None, mixed=True):
    """A tree in which each hut hangs below one of the `near` huts that were placed last; `mixed` gives the huts new numbers."""
    rng = random.Random(seed)
    up = [rng.randrange(max(0, i - near) if near else 0, i) for i in range(1, count)]
    number = [0, *(rng.sample(range(1, count), count - 1) if mixed else range(1, count))]
    above = {number[i]: number[p] for i, p in enumerate(up, start=1)}
    return case([rng.randint(low, high) for _ in range(count)], [above[i] + 1 for i in range(1, count)])


def chain_from_the_end(fun):
    """Hut 1, then the hut with the largest number, and so on down to hut 2."""
    count = len(fun)
    return case(fun, [*range(3, count + 1), 1])


def small_steps(seed, count, low, high):
    rng = random.Random(seed)
    return [rng.randint(low, high) for _ in range(count)]


def cases():
    yield 'one-good-hut', case([5], [])
    yield 'one-bad-hut', case([-5], [])
    yield 'one-hut-without-fun', case([0], [])
    yield 'two-good-huts', case([3, 4], [1])
    yield 'two-bad-huts', case([-3, -4], [1])
    yield 'good-above-bad', case([3, -4], [1])
    yield 'bad-above-good', case([-4, 3], [1])
    yield 'zeros-and-bad-ones', case([-1, 0, -2, 0, -3], [1, 1, 3, 3])
    yield 'all-bad', case([-8, -7, -6, -5, -9, -7], [1, 1, 2, 2, 3])
    yield 'whole-chain', case([1, 2, 3, 4, 5], [1, 2, 3, 4])
    yield 'part-of-a-chain', case([-5, 4, -1, 6, -9, 8], [1, 2, 3, 4, 5])
    yield 'chain-numbered-upwards', chain_from_the_end([2, -3, 5, -1, 4, -6])
    yield 'turns-at-the-top', case([1, 5, 6], [1, 1])
    yield 'bad-top-is-worth-it', case([-4, 5, 6], [1, 1])
    yield 'bad-top-is-not-worth-it', case([-7, 5, 6], [1, 1])
    yield 'turns-below-the-top', case([-20, 3, 4, 8, 9], [1, 2, 2, 2])
    yield 'three-ways-down', case([1, 10, 20, 30], [1, 1, 1])
    yield 'no-fork-on-the-way-up', case([4, 1, 9, 8, 7], [1, 2, 2, 1])
    yield 'one-side-only', case([6, -2, 5, -9], [1, 1, 1])
    yield 'ends-inside', case([2, 9, -3, -1, 8, -4, -6], [1, 2, 2, 1, 5, 5])
    yield 'ends-at-the-bottom', case([2, -1, -1, 9, 8, 3], [1, 1, 2, 3, 3])
    yield 'good-behind-a-bad-one', case([3, -2, 10, -12, 11], [1, 2, 1, 4])
    yield 'second-best-comes-first', case([0, 7, 9, 8], [1, 1, 1])
    yield 'best-comes-last', case([1, 2, 3, 4, 5, 6], [1, 1, 1, 1, 1])
    yield 'star-of-bad-huts', case([10, -1, -2, -3, -4], [1, 1, 1, 1])
    yield 'numbers-upwards', case([1, 4, -3, 6, 5], [4, 5, 1, 1])
    yield 'past-32-bits', case([MOST] * 7, [1, 1, 2, 3, 4, 5])
    yield 'below-32-bits', case([-MOST, -MOST, -MOST, MOST - 1, -MOST], [1, 2, 3, 1])
    yield 'small-random', drawn(1261, 8, -9, 9)
    yield 'random-tree', drawn(1262, 300, -50, 50)
    yield 'random-mostly-bad', drawn(1263, 500, -90, 30, near=20)
    yield 'random-mostly-good', drawn(1264, 700, -20, 90, near=6)
    yield 'random-large-fun', drawn(1265, 1200, -MOST, MOST)
    yield 'many-below-each', case(small_steps(1266, 2000, -9, 9), [i // 45 + 1 for i in range(1999)])
    yield 'long-and-thin', drawn(1267, 5000, -30, 30, near=3)
    yield 'largest-chain', chain_from_the_end(small_steps(1268, 50000, -9, 9))


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
