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


def case(queues):
    lines = [' '.join(map(str, [len(queue), *queue])) for queue in queues]
    return '\n'.join([str(len(queues)), *lines]) + '\n'


def drawn(seed, count, longest, heaviest):
    """So many queues with up to `longest` parcels each; some of them are empty."""
    rng = random.Random(seed)
    return [
        sorted(rng.randint(1, heaviest) for _ in range(max(0, rng.randint(-1, longest)))) for _ in range(count)
    ]


def singles(seed, count, heaviest):
    rng = random.Random(seed)
    return [[rng.randint(1, heaviest)] for _ in range(count)]


def cases():
    yield 'one-parcel', case([[7]])
    yield 'one-queue', case([[1, 5, 5, 9]])
    yield 'heaviest', case([[HEAVIEST], [1, HEAVIEST]])
    yield 'all-heaviest', case([[HEAVIEST, HEAVIEST], [HEAVIEST], [HEAVIEST]])
    yield 'two-queues-one-empty', case([[], [3, 4]])
    yield 'last-one-empty', case([[3, 4], []])
    yield 'all-but-one-empty', case([[], [], [], [8], []])
    yield 'one-after-the-other', case([[1, 2, 3], [4, 5], [6, 7, 8]])
    yield 'other-way-round', case([[6, 7, 8], [4, 5], [1, 2, 3]])
    yield 'in-turn', case([[1, 4, 7], [2, 5, 8], [3, 6, 9]])
    yield 'inside-another', case([[1, 100], [40, 50, 60]])
    yield 'short-and-long', case([[5], [1, 2, 3, 4, 6, 7, 8, 9, 10]])
    yield 'more-digits', case([[9, 10, 100], [8, 11, 99, 1000], [7]])
    yield 'equal-in-one-queue', case([[4, 4, 4], [3, 5]])
    yield 'equal-in-several', case([[2, 4, 6], [2, 4, 6], [1, 4, 4]])
    yield 'all-equal', case([[5, 5], [5], [5, 5, 5]])
    yield 'fronts-are-all-larger', case([[10, 11], [1, 2, 3, 50], [12]])
    yield 'small-random', case(drawn(1191, 5, 4, 20))
    yield 'random-many-equal', case(drawn(1192, 40, 12, 9))
    yield 'random-two-queues', case(drawn(1193, 2, 900, 999))
    yield 'random-heavy', case(drawn(1194, 60, 40, HEAVIEST))
    yield 'random-mostly-empty', case(drawn(1195, 500, 1, 5000))
    yield 'largest-many-queues', case(singles(1196, 50000, 99))


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
