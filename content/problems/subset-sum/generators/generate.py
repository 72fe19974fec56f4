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

HEAVIEST = 10**12


def case(most, weights):
    return f'{len(weights)} {most}\n{" ".join(map(str, weights))}\n'


def drawn(seed, count, low, high):
    rng = random.Random(seed)
    return [rng.randint(low, high) for _ in range(count)]


def half_of(weights):
    return case(sum(weights) // 2, weights)


def some_of(seed, weights, share):
    """Asks for the sum of a subset that is drawn at random, so that exactly this sum can be reached."""
    rng = random.Random(seed)
    return case(max(1, sum(weight for weight in weights if rng.random() < share)), weights)


def cases():
    yield 'one-container', case(8, [5])
    yield 'one-container-exactly', case(5, [5])
    yield 'one-container-too-heavy', case(4, [5])
    yield 'two-take-both', case(9, [4, 5])
    yield 'two-take-the-first', case(8, [6, 5])
    yield 'two-take-the-second', case(8, [5, 6])
    yield 'smallest-limit', case(1, [2, 1, 3])
    yield 'heaviest-first-is-wrong', case(10, [6, 5, 5])
    yield 'lightest-first-is-wrong', case(10, [1, 2, 9, 3])
    yield 'exactly-from-both-halves', case(15, [7, 20, 8, 30])
    yield 'one-more-than-both-halves', case(16, [7, 20, 8, 30])
    yield 'all-from-the-first-half', case(30, [10, 20, 31, 32])
    yield 'all-from-the-second-half', case(30, [31, 32, 10, 20])
    yield 'nothing-from-either-half', case(9, [10, 20, 11, 15])
    yield 'everything', case(100, [11, 22, 33, 34])
    yield 'everything-with-much-left', case(10**13, [HEAVIEST, HEAVIEST, 1])
    yield 'odd-number-of-containers', case(21, [4, 9, 2, 8, 13])
    yield 'equal-containers', case(23, [5] * 9)
    yield 'only-even-weights', case(25, [2, 4, 6, 8, 10, 12])
    yield 'powers-of-two', case(2741, [2**place for place in range(12)])
    yield 'sum-past-32-bits', case(3 * 10**9, [2 * 10**9, 999999999, 10**9, 5])
    yield 'weights-past-32-bits', half_of([HEAVIEST - 1, HEAVIEST, HEAVIEST - 7, 3])
    yield 'five-heaviest-and-a-little', case(5 * 10**12 + 3, [HEAVIEST, HEAVIEST - 1, HEAVIEST, HEAVIEST, HEAVIEST, 1, 2, 4])
    yield 'small-random', half_of(drawn(1501, 6, 1, 12))
    yield 'random', half_of(drawn(1502, 14, 100, 1000))
    yield 'random-exactly', some_of(1503, drawn(1504, 19, 1, HEAVIEST), 0.5)
    yield 'random-mostly-too-heavy', case(40000, drawn(1505, 22, 10000, 90000))
    yield 'largest-exactly', some_of(1506, drawn(1507, 36, 1, HEAVIEST // 3), 0.5)
    yield 'largest-nearly-equal', half_of([weight * 2 for weight in drawn(1508, 36, HEAVIEST // 8, HEAVIEST // 8 + 999)])
    yield 'largest-all-equal', case(10**13, [HEAVIEST // 2 - 1] * 36)
    yield 'largest-random', case(10**13 - 1, drawn(1509, 36, HEAVIEST // 4, HEAVIEST))
    yield 'largest-and-light', case(10**13, drawn(1510, 35, 1, HEAVIEST // 9) + [HEAVIEST])


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
