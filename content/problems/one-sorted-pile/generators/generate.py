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

MOST = 50000
HIGHEST = 10**9


def case(at_once, piles):
    return f'{len(piles)} {at_once}\n{" ".join(map(str, piles))}\n'


def drawn(seed, count, lowest, highest):
    rng = random.Random(seed)
    return [rng.randint(lowest, highest) for _ in range(count)]


def cases():
    yield 'one-pile-two-at-once', case(2, [1])
    yield 'one-pile-highest', case(MOST, [HIGHEST])
    yield 'two-piles', case(2, [3, 9])
    yield 'two-piles-three-at-once', case(3, [4, 4])
    yield 'all-at-once', case(6, [5, 1, 4, 2, 2, 8])
    yield 'more-at-once-than-piles', case(MOST, [9, 7, 5])
    yield 'one-more-than-at-once', case(4, [7, 3, 9, 1, 5])
    yield 'comes-out-even', case(3, [2, 4, 1, 8, 6])
    yield 'does-not-come-out-even', case(3, [2, 4, 1, 8, 6, 3])
    yield 'two-missing', case(5, [6, 6, 1, 2, 9, 4, 3])
    yield 'two-at-once-equal', case(2, [5] * 13)
    yield 'three-at-once-equal', case(3, [1] * 28)
    yield 'powers-of-two', case(2, [2**j for j in range(15)])
    yield 'powers-of-three', case(3, [3**j for j in range(16)])
    yield 'falling', case(4, list(range(40, 0, -1)))
    yield 'merged-pile-stays-small', case(2, [1, 1, 100, 100, 3])
    yield 'small-random', case(3, drawn(561, 10, 1, 20))
    yield 'random-five-at-once', case(5, drawn(562, 120, 1, 1000))
    yield 'random-seven-at-once', case(7, drawn(563, 1001, 1, HIGHEST))
    yield 'all-but-one-at-once', case(299, drawn(564, 300, 1, HIGHEST))
    yield 'most-lowest', case(2, [1] * MOST)
    yield 'most-three-at-once', case(3, drawn(565, MOST, 1, 9))
    yield 'most-random-large', case(2, drawn(566, MOST, HIGHEST - 10**8, HIGHEST))


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
