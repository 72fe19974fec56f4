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

LARGEST = 500


def case(rows):
    return '\n'.join([f'{len(rows)} {len(rows[0])}', *rows]) + '\n'


def drawn(seed, height, width, share):
    rng = random.Random(seed)
    return [''.join('#' if rng.random() < share else '.' for _ in range(width)) for _ in range(height)]


def turned(rows):
    return [''.join(column) for column in zip(*rows)]


def snake(height, width):
    """One island that goes to and fro through the whole map."""
    ends = ['.' * (width - 1) + '#', '#' + '.' * (width - 1)]
    return ['#' * width if y % 2 == 0 else ends[y // 2 % 2] for y in range(height)]


def spiral(size):
    """One island that winds inwards, with water between its windings."""
    grid = [['.'] * size for _ in range(size)]
    y = x = 0
    dy, dx = 0, 1
    grid[0][0] = '#'

    def is_free(steps):
        at_y, at_x = y + steps * dy, x + steps * dx
        return not (0 <= at_y < size and 0 <= at_x < size) or grid[at_y][at_x] == '.'

    turns = 0
    while turns < 2:
        if 0 <= y + dy < size and 0 <= x + dx < size and is_free(1) and is_free(2):
            y, x = y + dy, x + dx
            grid[y][x] = '#'
            turns = 0
        else:
            dy, dx = dx, -dy
            turns += 1
    return [''.join(row) for row in grid]


def combs(height, width):
    """Many islands, each with many teeth that come together only in its last row."""
    kinds = [('#.' * width)[:width], '#' * width, '.' * width]
    return [kinds[y % 3] for y in range(height)]


def chessboard(height, width):
    return [''.join('#.'[(y + x) % 2] for x in range(width)) for y in range(height)]


def cases():
    yield 'one-square-of-land', case(['#'])
    yield 'one-square-of-water', case(['.'])
    yield 'one-row', case(['##.#.###..#'])
    yield 'one-column', case(turned(['.##.#.###..']))
    yield 'all-land', case(['#' * 7] * 4)
    yield 'all-water', case(['.' * 7] * 4)
    yield 'only-corners-touch', case(['#..', '.#.', '..#'])
    yield 'only-other-corners-touch', case(['..#', '.#.', '#..'])
    yield 'ends-of-a-row', case(['#...#', '.....', '#...#'])
    yield 'end-and-begin-of-rows', case(['....#', '#....', '...##', '##...'])
    yield 'top-and-bottom', case(['.#.', '...', '...', '.#.'])
    yield 'land-in-the-corners', case(['#.#', '...', '#.#'])
    yield 'ring', case(['#####', '#...#', '#.#.#', '#...#', '#####'])
    yield 'letter-u', case(['#.#', '#.#', '###'])
    yield 'letter-n', case(['###', '#.#', '#.#'])
    yield 'comes-back-to-the-left', case(['....#', '....#', '#####', '#....', '##...'])
    yield 'goes-back-up', case(['#.###', '#.#.#', '###.#', '....#'])
    yield 'teeth-meet-late', case(['#.#.#.#', '#.#.#.#', '#######'])
    yield 'wide-map', case(drawn(1071, 3, 60, 0.6))
    yield 'high-map', case(drawn(1072, 60, 3, 0.6))
    yield 'small-random', case(drawn(1073, 5, 6, 0.5))
    yield 'small-snake', case(snake(9, 6))
    yield 'small-spiral', case(spiral(13))
    yield 'chessboard', case(chessboard(40, 50))
    yield 'random-few-islands', case(drawn(1074, 80, 90, 0.65))
    yield 'random-many-islands', case(drawn(1075, 90, 80, 0.4))
    yield 'spiral', case(spiral(150))
    yield 'largest-snake', case(snake(LARGEST, LARGEST))
    yield 'largest-combs', case(combs(LARGEST, LARGEST))


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
