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
TOP = 10**9


def case(heights):
    return f'{len(heights)}\n{" ".join(map(str, heights))}\n'


def uniform(seed, size, low, high):
    rng = random.Random(seed)
    return [rng.randint(low, high) for _ in range(size)]


def cases():
    yield 'one-house', case([5])
    yield 'two-houses', case([TOP, 1])
    yield 'two-equal', case([3, 3])
    yield 'valley', case([6, 1, 6])
    yield 'hill', case([1, 6, 1])
    yield 'equal-in-between', case([6, 4, 4, 4, 7])
    yield 'equal-on-one-side', case([4, 4, 2, 4, 9, 4])
    yield 'higher-behind-equal', case([9, 5, 5, 5])
    yield 'equal-hidden-by-higher', case([5, 5, 8, 5, 5])
    yield 'low-ones-go-before-equal', case([5, 3, 2, 3, 5, 1, 5])
    yield 'rising', case(list(range(1, 40)))
    yield 'falling', case(list(range(40, 1, -1)))
    yield 'falling-steps', case([height for height in range(9, 0, -1) for _ in range(4)])
    yield 'up-and-down', case([*range(1, 20), *range(20, 0, -1)])
    yield 'teeth', case([1, 2] * 25)
    yield 'growing-teeth', case([height for n in range(1, 30) for height in (n, 1)])
    yield 'small-random', case(uniform(211, 12, 1, 5))
    yield 'random-two-heights', case(uniform(212, 300, 1, 2))
    yield 'random-few-heights', case(uniform(213, 1000, 1, 6))
    yield 'random-many-heights', case(uniform(214, 2000, 1, TOP))
    yield 'falling-then-highest', case([*range(3000, 0, -1), 5000, *range(1, 3001)])
    yield 'long-random', case(uniform(215, 30000, TOP - 999, TOP))
    yield 'longest-all-equal', case([1] * 200000)
    yield 'longest-few-heights', case(uniform(216, 200000, 1, 3))


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
