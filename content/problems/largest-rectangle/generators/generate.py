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

HIGHEST = 10**9


def case(heights):
    return f'{len(heights)}\n{" ".join(map(str, heights))}\n'


def drawn(seed, count, low, high):
    rng = random.Random(seed)
    return [rng.randint(low, high) for _ in range(count)]


def rough_hill(seed, count, step):
    """Rises to the middle and falls again, with a little noise."""
    rng = random.Random(seed)
    return [step * min(i, count - 1 - i) + rng.randint(0, 2 * step) for i in range(count)]


def all_different(seed, count, low):
    heights = list(range(low, low + count))
    random.Random(seed).shuffle(heights)
    return heights


def cases():
    yield 'one-tower', case([6])
    yield 'one-gap', case([0])
    yield 'only-gaps', case([0, 0, 0])
    yield 'two-equal', case([5, 5])
    yield 'two-different', case([3, 5])
    yield 'low-one-first', case([1, 9])
    yield 'all-one-metre', case([1] * 5)
    yield 'low-and-wide', case([1, 2, 1, 1, 2, 1, 1])
    yield 'rising', case([2, 4, 6, 8, 10, 12])
    yield 'falling', case([12, 10, 8, 6, 4, 2])
    yield 'falling-slowly', case([10, 9, 8, 7, 6, 5])
    yield 'all-as-wide-as-possible', case([3, 9, 3, 9, 3, 9, 3])
    yield 'single-high-tower', case([1, 1, 1, 40, 1, 1, 1])
    yield 'best-at-the-end', case([1, 4, 2, 7, 8, 9])
    yield 'best-at-the-beginning', case([9, 8, 7, 1, 4, 2])
    yield 'best-in-the-middle', case([9, 1, 5, 6, 5, 5, 1, 9])
    yield 'hill', case([1, 3, 5, 7, 7, 5, 3, 1])
    yield 'valley', case([8, 5, 3, 1, 3, 5, 8])
    yield 'high-ends-mislead', case([20, 4, 5, 6, 6, 6, 5, 4, 20])
    yield 'low-tower-reaches-far-back', case([5, 6, 7, 8, 4, 4, 4, 1])
    yield 'equal-heights-apart', case([3, 5, 3, 1, 3, 5, 3, 3])
    yield 'gap-divides', case([4, 4, 4, 0, 4, 4, 4, 4])
    yield 'gaps-at-the-ends', case([0, 3, 2, 3, 0])
    yield 'stairs-up-and-down', case([1, 2, 1, 2, 3, 2, 3, 4, 3, 4, 3, 2, 1])
    yield 'highest-towers', case([HIGHEST] * 7)
    yield 'area-past-32-bits', case([HIGHEST, HIGHEST - 1, 5, HIGHEST, HIGHEST - 2, HIGHEST, 0])
    yield 'small-random', case(drawn(1061, 9, 0, 6))
    yield 'random-low', case(drawn(1062, 400, 0, 9))
    yield 'random-high', case(drawn(1063, 800, 1, HIGHEST))
    yield 'random-nearly-equal', case(drawn(1064, 600, 90, 100))
    yield 'rough-hill', case(rough_hill(1065, 1500, 30))
    yield 'many-random', case(drawn(1066, 30000, 5, 9))
    yield 'long-stairs', case([i // 40 for i in range(40000)])
    yield 'largest-all-equal', case([9] * 100000)
    yield 'many-different', case(all_different(1067, 65000, 10000))


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
