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

LARGEST = 10**9


def case(books, wanted):
    return f'{len(books)} {len(wanted)}\n{" ".join(map(str, books))}\n{" ".join(map(str, wanted))}\n'


def rotated(books, moved):
    return books[moved:] + books[:moved]


def drawn(seed, count, largest):
    return sorted(random.Random(seed).sample(range(1, largest + 1), count))


def numbers(seed, count, low, high):
    rng = random.Random(seed)
    return [rng.randint(low, high) for _ in range(count)]


def around(books):
    """Every number of the books, and its neighbours."""
    return [x for book in books for x in (book - 1, book, book + 1) if x > 0]


def cases():
    yield 'one-book', case([5], [4, 5, 6])
    yield 'two-books', case([3, 6], around([3, 6]))
    yield 'two-books-rotated', case([6, 3], around([3, 6]))
    yield 'three-books', case([2, 5, 8], around([2, 5, 8]))
    yield 'three-books-one-moved', case([5, 8, 2], around([2, 5, 8]))
    yield 'three-books-two-moved', case([8, 2, 5], around([2, 5, 8]))
    yield 'not-rotated', case([2, 4, 6, 8, 10, 12], list(range(1, 15)))
    yield 'one-moved', case(rotated([2, 4, 6, 8, 10, 12], 1), list(range(1, 15)))
    yield 'all-but-one-moved', case(rotated([2, 4, 6, 8, 10, 12], 5), list(range(1, 15)))
    yield 'half-moved', case(rotated([2, 4, 6, 8, 10, 12, 14], 3), list(range(1, 17)))
    yield 'without-gaps', case(rotated(list(range(1, 10)), 4), list(range(1, 12)))
    yield 'next-larger-stands-at-the-other-end', case([40, 50, 60, 10, 20, 30], [31, 35, 39, 30, 40])
    yield 'smaller-than-all', case([40, 50, 10, 20, 30], [1, 9, 5])
    yield 'larger-than-all', case([40, 50, 10, 20, 30], [51, LARGEST, 50])
    yield 'same-question-again', case([9, 11, 3, 7], [7, 8, 7, 8, 12, 12])
    yield 'ends-of-the-numbers', case([LARGEST - 1, LARGEST, 1, 2], [1, LARGEST, 3, LARGEST - 1, 2])
    yield 'numbers-not-as-texts', case([100, 1000, 8, 9, 20], [10, 9, 99, 101, 8, 3])
    yield 'small-random', case(rotated(drawn(1111, 11, 40), 7), list(range(1, 43)))
    yield 'random-few-moved', case(rotated(drawn(1112, 400, LARGEST), 3), numbers(1113, 500, 1, LARGEST))
    yield 'random-most-moved', case(rotated(drawn(1114, 401, 2000), 399), numbers(1115, 600, 1, 2000))
    yield 'random-not-rotated', case(drawn(1116, 500, 3000), numbers(1117, 500, 1, 3010))
    yield 'random-all-numbers-asked-for', case(rotated(drawn(1118, 600, 9999), 288), drawn(1118, 600, 9999))
    yield 'one-visitor', case(rotated(drawn(1119, 1500, 99999), 700), [50000])
    yield 'few-books-many-visitors', case([70, 80, 90, 15, 30], numbers(1120, 1500, 1, 95))
    yield 'largest', case([99999, *range(1, 48000)], numbers(1122, 66000, 1, 9))


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
