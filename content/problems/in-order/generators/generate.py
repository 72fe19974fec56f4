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


def case(books):
    return f'{len(books)}\n{" ".join(map(str, books))}\n'


def mixed(seed, count, high):
    rng = random.Random(seed)
    return [rng.randint(1, high) for _ in range(count)]


def with_one_moved(seed, count, high, place):
    """A sorted shelf in which the book at the place, counted from 0, has a number that is too small by one."""
    books = sorted(mixed(seed, count, high))
    books[place] = books[place - 1] - 1
    return books


def cases():
    yield 'one-book', case([4])
    yield 'two-in-order', case([4, 5])
    yield 'two-equal', case([4, 4])
    yield 'two-out-of-order', case([5, 4])
    yield 'breaks-at-the-second', case([3, 1, 4, 5, 9])
    yield 'breaks-at-the-third', case([1, 7, 6, 8])
    yield 'breaks-at-the-last', case([1, 2, 3, 9, 8])
    yield 'breaks-twice', case([2, 6, 5, 7, 3, 8])
    yield 'falling', case([9, 7, 5, 3])
    yield 'all-equal', case([6, 6, 6, 6, 6])
    yield 'equal-then-smaller', case([2, 2, 5, 5, 4])
    yield 'last-is-smaller-than-first', case([5, 6, 7, 4])
    yield 'one-small-book-late', case([3, 4, 5, 6, 1, 7])
    yield 'one-large-book-early', case([9, 1, 2, 3])
    yield 'smaller-but-not-than-the-first', case([1, 5, 3])
    yield 'more-digits-are-larger', case([8, 9, 10, 11, 100])
    yield 'limits', case([1, 1, LARGEST, LARGEST])
    yield 'limits-out-of-order', case([LARGEST, 1])
    yield 'small-random', case(mixed(861, 10, 20))
    yield 'large-in-order', case(sorted(mixed(862, 1000, LARGEST)))
    yield 'large-with-equal-ones', case(sorted(mixed(863, 1000, 50)))
    yield 'large-breaks-late', case(with_one_moved(864, 1000, LARGEST, 987))
    yield 'large-breaks-at-the-end', case(with_one_moved(865, 1000, LARGEST, 999))


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
