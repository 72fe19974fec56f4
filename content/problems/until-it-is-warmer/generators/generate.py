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

def case(temperatures):
    return f'{len(temperatures)}\n{" ".join(map(str, temperatures))}\n'


def drawn(seed, count, low, high):
    rng = random.Random(seed)
    return [rng.randint(low, high) for _ in range(count)]


def walk(seed, count):
    """Each day differs from the one before by at most two degrees."""
    rng = random.Random(seed)
    temperature, days = 0, []
    for _ in range(count):
        temperature = max(-100, min(100, temperature + rng.randint(-2, 2)))
        days.append(temperature)
    return days


def cases():
    yield 'one-day', case([20])
    yield 'warmer-tomorrow', case([4, 5])
    yield 'colder-tomorrow', case([5, 4])
    yield 'two-equal', case([7, 7])
    yield 'equal-then-warmer', case([6, 6, 6, 8])
    yield 'rising', case([1, 2, 3, 4, 5, 6])
    yield 'falling', case([6, 5, 4, 3, 2, 1])
    yield 'valley', case([9, 6, 3, 1, 3, 6, 9])
    yield 'hill', case([1, 4, 8, 9, 8, 4, 1])
    yield 'last-day-ends-all-waits', case([5, 4, 3, 2, 1, 6])
    yield 'last-day-ends-all-but-one', case([7, 4, 3, 2, 1, 6])
    yield 'first-warmer-is-not-the-warmest', case([3, 1, 4, 9, 2, 20])
    yield 'warmest-day-first', case([30, 12, 15, 11, 29, 30])
    yield 'up-and-down', case([2, 8, 2, 8, 2, 9, 2, 8])
    yield 'equal-days-apart', case([5, 3, 5, 3, 5, 3, 6])
    yield 'longer-numbers-are-not-always-warmer', case([9, 11, 100, -5, 2, 10])
    yield 'below-zero', case([-3, -20, -4, -100, -3, -2])
    yield 'around-zero', case([0, -1, 0, 1, -1, 0])
    yield 'coldest-and-warmest', case([-100, 100, -100, 100])
    yield 'small-random', case(drawn(1131, 9, -3, 3))
    yield 'random-few-temperatures', case(drawn(1132, 200, 18, 20))
    yield 'random', case(drawn(1133, 600, -100, 100))
    yield 'slow-changes', case(walk(1134, 3000))
    yield 'weeks-of-frost', case([100, *[-1] * 4000, 0, *[-2] * 3000, 100, 99])
    yield 'largest-all-equal', case([8] * 120000)


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
