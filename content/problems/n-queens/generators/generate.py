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

def case(rows):
    return '\n'.join([str(len(rows)), *rows]) + '\n'


def whole(n):
    return ['.' * n] * n


def broken(n, squares):
    """The board with these squares broken, each given by row and column from 1."""
    return [''.join('#' if (i, j) in squares else '.' for j in range(1, n + 1)) for i in range(1, n + 1)]


def drawn(seed, n, share):
    """A board with about this share of its squares broken."""
    rng = random.Random(seed)
    return [''.join('#' if rng.random() < share else '.' for _ in range(n)) for _ in range(n)]


def only(columns):
    """A board whose good squares are the given column of each row."""
    return [''.join('.' if j == column else '#' for j in range(1, len(columns) + 1)) for column in columns]


def cases():
    yield 'one-square', case(['.'])
    yield 'one-broken-square', case(['#'])
    yield 'two-by-two', case(whole(2))
    yield 'two-by-two-broken', case(broken(2, {(1, 2)}))
    yield 'three-by-three', case(whole(3))
    yield 'broken-between-neighbours', case(broken(3, {(2, 1), (2, 3)}))
    yield 'five-by-five', case(whole(5))
    yield 'five-without-corners', case(broken(5, {(1, 1), (1, 5), (5, 1), (5, 5)}))
    yield 'only-one-corner', case(broken(5, {(1, 1)}))
    yield 'six-by-six', case(whole(6))
    yield 'six-half-of-the-first-row', case(broken(6, {(1, 1), (1, 2), (1, 3)}))
    yield 'one-way-left', case(only([2, 4, 6, 1, 3, 5]))
    yield 'only-the-diagonal', case(only([1, 2, 3, 4, 5]))
    yield 'only-the-other-diagonal', case(only([5, 4, 3, 2, 1]))
    yield 'far-apart-on-a-diagonal', case(only([1, 3, 5, 2, 4, 6]))
    yield 'far-apart-on-the-other-diagonal', case(only([6, 3, 5, 2, 4, 1]))
    yield 'far-apart-in-a-column', case(only([1, 3, 5, 2, 4, 1]))
    yield 'broken-row', case(['.......', '.......', '.......', '#######', '.......', '.......', '.......'])
    yield 'broken-column', case(['...#...'] * 7)
    yield 'broken-cross', case(broken(8, {(i, 4) for i in range(1, 9)} - {(1, 4)} | {(5, j) for j in range(1, 8)}))
    yield 'left-half-of-the-first-row', case(broken(7, {(1, j) for j in range(4, 8)}))
    yield 'like-a-chessboard', case(['.#.#.#.#', '#.#.#.#.'] * 4)
    yield 'eight-by-eight', case(whole(8))
    yield 'eight-small-random', case(drawn(1441, 8, 0.15))
    yield 'nine-random', case(drawn(1442, 9, 0.2))
    yield 'ten-random', case(drawn(1443, 10, 0.1))
    yield 'ten-by-ten', case(whole(10))
    yield 'largest-mostly-broken', case(drawn(1444, 11, 0.5))
    yield 'largest-random', case(drawn(1445, 11, 0.05))
    yield 'largest-last-row-broken', case([*whole(10 + 1)[:10], '#' * 11])
    yield 'largest', case(whole(11))


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
