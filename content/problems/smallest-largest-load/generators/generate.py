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

HEAVIEST = 10**9


def case(trips, boxes):
    return f'{len(boxes)} {trips}\n{" ".join(map(str, boxes))}\n'


def drawn(seed, count, low, high):
    rng = random.Random(seed)
    return [rng.randint(low, high) for _ in range(count)]


def cases():
    yield 'one-box', case(1, [5])
    yield 'two-boxes-one-trip', case(1, [5, 8])
    yield 'two-boxes-two-trips', case(2, [5, 8])
    yield 'lightest-boxes', case(2, [1, 1, 1, 1, 1])
    yield 'heaviest-boxes', case(3, [HEAVIEST] * 4)
    yield 'equal-boxes-fit-exactly', case(3, [4] * 9)
    yield 'equal-boxes-one-too-many', case(3, [4] * 10)
    yield 'one-heavy-box', case(3, [1, 1, 1, 50, 1, 1, 1])
    yield 'heavy-box-first', case(2, [50, 1, 2, 3])
    yield 'heavy-box-last', case(2, [1, 2, 3, 50])
    yield 'heaviest-box-is-the-answer', case(4, [9, 3, 2, 4, 1, 6, 3])
    yield 'more-than-the-average', case(2, [6, 6, 6])
    yield 'average-is-not-whole', case(3, [2, 3, 2, 3, 2, 3, 1])
    yield 'order-matters', case(2, [1, 9, 2, 8])
    yield 'sorted-would-be-lighter', case(3, [5, 9, 4, 9, 5, 9, 4])
    yield 'rising', case(3, [1, 2, 3, 4, 5, 6, 7, 8, 9])
    yield 'falling', case(3, [9, 8, 7, 6, 5, 4, 3, 2, 1])
    yield 'large-halves', case(2, [8, 7, 1, 1, 7, 8])
    yield 'fewer-trips-do-as-well', case(5, [10, 1, 1, 1, 1, 10])
    yield 'one-trip-less-than-boxes', case(5, [4, 7, 3, 2, 9, 6])
    yield 'cut-before-the-heavy-one', case(3, [2, 2, 2, 11, 2, 2, 2])
    yield 'greedy-average-fails', case(4, [3, 3, 3, 9, 1, 1, 9, 3])
    yield 'load-past-32-bits', case(2, [HEAVIEST, HEAVIEST - 1, HEAVIEST - 2, HEAVIEST, HEAVIEST, 3])
    yield 'sum-past-32-bits', case(7, [HEAVIEST - i for i in range(12)])
    yield 'small-random', case(3, drawn(1621, 8, 1, 9))
    yield 'random-few-trips', case(4, drawn(1622, 200, 1, 30))
    yield 'random-half-as-many-trips', case(150, drawn(1623, 300, 1, 100))
    yield 'random-heavy', case(40, drawn(1624, 1000, HEAVIEST // 2, HEAVIEST))
    yield 'random-many-trips', case(1900, drawn(1625, 2000, 1, HEAVIEST))
    yield 'mostly-light', case(60, [HEAVIEST if i % 500 == 250 else i % 7 + 1 for i in range(6000)])
    yield 'largest-one-trip-each', case(20000, drawn(1626, 20000, 1, 9999))
    yield 'largest', case(30000, drawn(1627, 100000, 10, 99))


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
