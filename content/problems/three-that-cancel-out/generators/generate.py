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

LARGEST = 10**8


def case(cards):
    return f'{len(cards)}\n{" ".join(map(str, cards))}\n'


def drawn(seed, count, low, high):
    rng = random.Random(seed)
    return [rng.randint(low, high) for _ in range(count)]


def shuffled(seed, cards):
    random.Random(seed).shuffle(cards)
    return cards


def cases():
    yield 'one-hand', case([5, -7, 2])
    yield 'too-small', case([-1, 0, 0])
    yield 'too-large', case([0, 1, 0])
    yield 'three-zeros', case([0, 0, 0])
    yield 'two-zeros', case([0, 0, 3, -4])
    yield 'five-zeros', case([0] * 5)
    yield 'only-positive', case([1, 2, 3, 4, 5])
    yield 'only-negative', case([-3, -1, -2, -4])
    yield 'smallest-card-twice-in-the-hand', case([-1, 2, -1])
    yield 'largest-card-twice-in-the-hand', case([4, -8, 4])
    yield 'one-card-is-not-two', case([4, -8, 3, -2])
    yield 'smallest-one-is-not-two', case([-3, 6, 1])
    yield 'equal-cards-make-one-hand', case([-5, 2, 3, -5, 3, 2, 2, -5])
    yield 'all-three-equal-cards-many-times', case([-2, 1, 1, 1, -2, 1, -2])
    yield 'several-hands-with-one-card', case([-10, 1, 9, 2, 8, 3, 7, 4, 6, 5])
    yield 'pair-of-equal-ones-in-the-middle', case([-10, 1, 9, 2, 8, 3, 7, 4, 6, 5, 5])
    yield 'zero-in-the-middle', case([-6, -2, 0, 2, 6])
    yield 'zero-many-times-in-the-middle', case([0, -6, 6, 0, 0, -6, 6, 2])
    yield 'hits-side-by-side', case([-4, -3, -2, -1, 0, 1, 2, 3, 4])
    yield 'equal-ones-on-the-right', case([-4, 1, 3, 3, 3, 3])
    yield 'equal-ones-on-the-left', case([-4, 1, 1, 1, 1, 3])
    yield 'misses-by-one', case([-9, 4, 6, -8, 3, 20])
    yield 'largest-numbers', case([-LARGEST, LARGEST, 0, LARGEST // 2, LARGEST // 2, -LARGEST])
    yield 'small-random', case(drawn(1001, 10, -4, 4))
    yield 'random-many-equal', case(drawn(1002, 300, -10, 10))
    yield 'random', case(drawn(1003, 500, -300, 300))
    yield 'random-rarely-a-hand', case(drawn(1004, 500, -LARGEST, LARGEST))
    yield 'mostly-positive', case(drawn(1005, 400, -20, 400))
    yield 'every-number-once', case(shuffled(1006, list(range(-450, 450))))
    yield 'largest-no-hand', case(shuffled(1007, [4 * x + 1 for x in range(-2000, 2000)]))
    yield 'largest-with-many-equal', case(drawn(1008, 4000, -700, 700))


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
