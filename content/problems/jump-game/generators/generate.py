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

LONGEST = 200000


def case(reach):
    return f'{len(reach)}\n{" ".join(map(str, reach))}\n'


def drawn(seed, count, low, high):
    rng = random.Random(seed)
    return [rng.randint(low, high) for _ in range(count)]


def passable(seed, count, low, high):
    """Stones that can be crossed: where the frog would be stuck, it can jump by one or two."""
    rng = random.Random(seed)
    reach, farthest = [], 0
    for stone in range(count):
        jump = max(0, rng.randint(low, high))
        if jump == 0 and farthest == stone:
            jump = rng.randint(1, 2)
        farthest = max(farthest, stone + jump)
        reach.append(jump)
    return reach


def cases():
    yield 'one-stone-with-a-jump', case([1])
    yield 'two-stones', case([1, 0])
    yield 'two-stones-no-way', case([0, 2])
    yield 'one-jump-is-enough', case([4, 0, 0, 0, 0])
    yield 'one-stone-short', case([3, 0, 0, 0, 0])
    yield 'lands-just-on-the-end', case([2, 1, 2, 0, 0])
    yield 'last-stone-does-not-count', case([1, 1, 1, 4])
    yield 'step-by-step', case([1, 1, 1, 1, 1, 1])
    yield 'farther-than-the-end', case([5, 5, 5, 5, 5])
    yield 'longest-jump-is-not-best', case([3, 4, 1, 1, 0, 1, 0])
    yield 'largest-number-is-not-farthest', case([4, 5, 1, 1, 4, 0, 0, 0, 0])
    yield 'shorter-jump-leads-farther', case([3, 1, 5, 2, 0, 0, 0, 0])
    yield 'best-stone-comes-first', case([3, 6, 1, 2, 0, 0, 1, 0])
    yield 'equal-reach', case([3, 4, 3, 2, 0, 1, 1, 0])
    yield 'slippery-in-between', case([2, 0, 3, 0, 0, 1])
    yield 'slippery-stretch-too-long', case([2, 3, 1, 1, 0, 0, 5, 1])
    yield 'slippery-before-the-end', case([2, 1, 1, 0, 0])
    yield 'all-slippery', case([0] * 9)
    yield 'falling-reach', case([9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 0])
    yield 'falling-too-early', case([5, 4, 3, 2, 1, 0, 7])
    yield 'rising-reach', case(list(range(1, 31)))
    yield 'twos-even', case([2] * 20)
    yield 'twos-odd', case([2] * 21)
    yield 'small-random', case(passable(1461, 12, 0, 4))
    yield 'random', case(passable(1462, 300, 0, 6))
    yield 'random-mostly-slippery', case(passable(1463, 900, -60, 45))
    yield 'random-no-way', case([*drawn(1464, 400, 1, 5), 0, 0, 0, 0, 0, 0, *drawn(1465, 100, 1, 5)])
    yield 'random-stuck', case([3, *drawn(1468, 60, 0, 3)])
    yield 'random-long-jumps', case(drawn(1466, 3000, 0, 3000))
    yield 'many-random', case(passable(1467, 40000, 0, 9))
    yield 'largest-step-by-step', case([1] * LONGEST)


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
