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


def case(masts, street):
    return f'{masts}\n{street}\n'


def blocked(length, lots):
    """A free street except for the given lots."""
    return ''.join('#' if lot in lots else '.' for lot in range(1, length + 1))


def only_free(length, lots):
    return ''.join('.' if lot in lots else '#' for lot in range(1, length + 1))


def random_street(seed, length, share):
    """About the given share of the inner lots is built up."""
    rng = random.Random(seed)
    return '.' + ''.join('#' if rng.random() < share else '.' for _ in range(length - 2)) + '.'


def cases():
    yield 'smallest', case(2, '..')
    yield 'more-masts-than-lots', case(9, '..')
    yield 'two-masts-long-street', case(2, '.' * 45)
    yield 'middle-lot-only', case(3, '...')
    yield 'three-masts-four-lots', case(3, '....')
    yield 'three-masts-both-halves-equal', case(3, only_free(45, {1, 23, 45}))
    yield 'only-the-ends-are-free', case(3, only_free(45, {1, 45}))
    yield 'four-masts-six-lots', case(4, '.' * 6)
    yield 'neighbours-differ-but-pairs-do-not', case(4, only_free(10, {1, 2, 4, 5, 10}))
    yield 'five-masts-fifteen-lots', case(5, '.' * 15)
    yield 'every-second-lot', case(6, '.#' * 22 + '.')
    yield 'six-masts-random', case(6, random_street(101, 30, 0.3))
    yield 'seven-masts-random', case(7, random_street(102, 40, 0.2))
    yield 'seven-masts-many-blocked', case(7, random_street(103, 45, 0.5))
    yield 'eight-masts-random', case(8, random_street(104, 44, 0.1))
    yield 'six-masts-all-free', case(6, '.' * 45)
    yield 'seven-masts-all-free', case(7, '.' * 45)
    yield 'eight-masts-all-free', case(8, '.' * 45)
    yield 'nine-masts-short-by-one-lot', case(9, '.' * 44)
    yield 'nine-masts-all-free', case(9, '.' * 45)
    yield 'nine-masts-mirror-image-only', case(9, blocked(45, {2}))
    yield 'nine-masts-nothing-left', case(9, blocked(45, {2, 44}))


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
