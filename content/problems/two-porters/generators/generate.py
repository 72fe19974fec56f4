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

MOST = 50
HEAVIEST = 500


def case(weights):
    return f'{len(weights)}\n{" ".join(map(str, weights))}\n'


def drawn(seed, count, lightest, heaviest, step=1):
    rng = random.Random(seed)
    return [step * rng.randint(lightest, heaviest) for _ in range(count)]


def cases():
    yield 'one-parcel', case([7])
    yield 'two-equal', case([500, 500])
    yield 'two-different', case([500, 499])
    yield 'three-equal', case([9, 9, 9])
    yield 'one-against-two', case([3, 8, 5])
    yield 'one-against-many', case([1, 2, 3, 4, 10])
    yield 'nothing-is-fair', case([1, 2, 4, 8, 16, 32, 64, 128, 256])
    yield 'only-the-lightest-are-fair', case([400, 3, 150, 3])
    yield 'heaviest-first-fails', case([8, 7, 6, 5, 4])
    yield 'two-must-stay-behind', case([6, 6, 100, 250])
    yield 'several-must-stay-behind', case([5, 20, 70, 5, 200, 450, 1, 15])
    yield 'leave-a-light-one', case([11, 5, 6, 1])
    yield 'leave-a-heavy-one', case([40, 30, 10, 90, 7])
    yield 'rising', case(list(range(1, 51)))
    yield 'falling', case(list(range(500, 0, -11)))
    yield 'all-ones-odd', case([1] * 49)
    yield 'heaviest-all-equal', case([HEAVIEST] * MOST)
    yield 'one-light-among-heavy', case([*[HEAVIEST] * 48, 1, HEAVIEST])
    yield 'even-and-one-odd', case([*drawn(271, 12, 10, 50, 2), 33])
    yield 'growing-fast', case([2, 3, 6, 11, 22, 43, 86, 171, 342, 499])
    yield 'multiples-of-seven-and-one', case([*drawn(272, 20, 1, 60, 7), 1])
    yield 'small-random', case(drawn(273, 6, 1, 12))
    yield 'few-random-heavy', case(drawn(274, 9, 200, 500))
    yield 'few-random', case(drawn(275, 8, 1, 500))
    yield 'random-odd-total', case([*drawn(276, 30, 1, 250, 2), 499])
    yield 'largest-random', case(drawn(277, MOST, 1, HEAVIEST))
    yield 'largest-heavy', case(drawn(278, MOST, 451, HEAVIEST))
    # All others are multiples of four, so this one is never carried, and much is tried in vain.
    yield 'largest-in-vain', case([*drawn(279, 24, 80, 125, 4), 498, *drawn(280, 25, 80, 125, 4)])
    yield 'largest-total-just-not-fair', case([*drawn(281, 49, 90, 125, 4), 1])


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
