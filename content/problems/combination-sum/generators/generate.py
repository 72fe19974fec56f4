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

def case(total, weights):
    return f'{len(weights)} {total}\n{" ".join(map(str, weights))}\n'


def drawn(seed, count, low, high):
    rng = random.Random(seed)
    return [rng.randint(low, high) for _ in range(count)]


def cases():
    yield 'one-weight', case(5, [5])
    yield 'one-weight-too-light', case(5, [4])
    yield 'one-weight-too-heavy', case(5, [6])
    yield 'all-together', case(10, [1, 2, 3, 4])
    yield 'all-but-the-lightest', case(9, [1, 2, 3, 4])
    yield 'all-too-heavy', case(3, [4, 5, 4, 30])
    yield 'all-too-light-together', case(30, [1, 2, 3, 4, 5])
    yield 'not-from-one-twice', case(6, [3, 1, 4])
    yield 'twice-the-same', case(6, [3, 3])
    yield 'three-equal-of-five', case(6, [2, 2, 2, 2, 2])
    yield 'equal-ones-apart', case(7, [3, 4, 3, 1, 3])
    yield 'equal-ones-in-different-roles', case(10, [2, 4, 2, 6, 4, 2])
    yield 'heaviest-first-in-the-input', case(9, [9, 8, 7, 6, 5, 4, 3, 2, 1])
    yield 'two-digits', case(12, [10, 2, 9, 3, 11, 1])
    yield 'digits-run-together', case(13, [1, 2, 12, 11, 1, 10])
    yield 'weight-of-the-whole-sum', case(30, [30, 30, 15, 15, 10, 20])
    yield 'smallest-sum', case(1, [2, 1, 1, 3, 1])
    yield 'only-ones', case(13, [1] * 20)
    yield 'too-few-ones', case(30, [1] * 29)
    yield 'ones-and-twos', case(12, [1, 2] * 8)
    yield 'powers-of-two', case(27, [1, 2, 4, 8, 16])
    yield 'small-random', case(11, drawn(1451, 7, 1, 6))
    yield 'random', case(19, drawn(1452, 14, 1, 12))
    yield 'random-nothing-fits', case(29, [2 * half for half in drawn(1453, 25, 1, 9)])
    yield 'many-random', case(24, drawn(1454, 30, 1, 24))
    yield 'largest-all-different', case(30, list(range(30, 0, -1)))
    yield 'largest-only-ones', case(30, [1] * 40)
    yield 'largest-random', case(30, drawn(1455, 40, 1, 15))
    yield 'largest-many-equal', case(30, [1] * 16 + [2] * 10 + [3] * 6 + [4] * 4 + [5] * 2 + [6, 7])


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
