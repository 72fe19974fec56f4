#!/usr/bin/env python3
"""Writes every case of data/secret. The seeds are fixed: each run gives the same bytes."""
import random
import subprocess
import sys
from pathlib import Path

PACKAGE = Path(__file__).resolve().parent.parent
SECRET = PACKAGE / 'data' / 'secret'
SOLUTION = PACKAGE / 'submissions' / 'accepted' / 'main.py'
SIDE = 500


def placed(cave, cells):
    """A copy of the cave, rows as strings, with single characters replaced: {(row, column): character}."""
    grid = [list(row) for row in cave]
    for (row, column), character in cells.items():
        grid[row][column] = character
    return [''.join(row) for row in grid]


def scattered(seed, rows, columns, rock_share, sticks):
    """Random rock, with the start, the exit and the sticks on random cells."""
    rng = random.Random(seed)
    cave = [''.join('#' if rng.random() < rock_share else '.' for _ in range(columns)) for _ in range(rows)]
    cells = rng.sample([(row, column) for row in range(rows) for column in range(columns)], 2 + sticks)
    return placed(cave, dict(zip(cells, 'SE' + 'd' * sticks)))


def winding(side):
    """One corridor that runs through every second row, with the bends at alternating ends."""
    cave = []
    for row in range(side):
        bend = '#' * (side - 1) + '.'
        cave.append('.' * side if row % 2 == 0 else bend if row % 4 == 1 else bend[::-1])
    return cave


def small_cases():
    yield 'side-by-side', ['SE']
    yield 'upright', ['E', '.', 'd', '#', 'S']
    yield 'no-stick', ['S#E']
    yield 'stick-on-the-way', ['Sd#E']
    yield 'stick-behind-the-rock', ['S#dE']
    yield 'two-layers', ['Sd##E']
    yield 'two-layers-two-sticks', ['dSd#d#E']
    yield 'blast-once-more-not-allowed', ['S.d.#.d.#E', '####.#####']
    yield 'nearest-stick-is-wrong', ['d.S...d#E']
    yield 'back-through-the-corridor', ['d...S...#E']
    # A hundred sticks lie in dead ends near the start, and one on the way.
    dead_ends = ['#' * 260, '#d' * 100 + '#' * 60, *['#.' * 100 + '#' * 60] * 5, '.' * 260]
    yield 'many-sticks-in-dead-ends', placed(dead_ends, {(7, 0): 'S', (7, 230): 'd', (7, 250): '#', (7, 255): 'E'})
    yield 'near-stick-by-the-thick-wall', [
        'd.S......d',
        '########.#',
        '########.#',
        'E........#',
        '##########',
    ]
    yield 'exit-in-solid-rock', ['S.d..', '.....', '..###', '..#E#', '..###']
    yield 'stick-after-the-blast', ['Sd#d#.E', '.######', '......#']
    yield 'through-the-exit-corner', ['S.#', '.d#', '##E']


def cases():
    yield from small_cases()
    # These seeds give caves in which the match is needed and the usual short cuts of wrong solutions fail.
    yield 'random-5', scattered(2660, 5, 6, 0.4, 2)
    yield 'random-12', scattered(786, 12, 9, 0.42, 3)
    yield 'random-40', scattered(932, 40, 40, 0.38, 4)
    yield 'random-90', scattered(230, 70, 90, 0.37, 6)
    corridor = ['.' * SIDE]
    yield 'long-corridor', placed(corridor, {(0, 0): 'd', (0, 1): 'S', (0, SIDE - 2): '#', (0, SIDE - 1): 'E'})
    # Down the whole winding corridor for the stick, and all the way back to the exit beside the start.
    fetch = placed(winding(SIDE - 1), {(0, 2): 'S', (0, 1): '#', (0, 0): 'E', (SIDE - 2, 0): 'd'})
    yield 'fetch-from-the-far-end', fetch
    open_field = ['.' * SIDE] * SIDE
    yield 'open-field', placed(open_field, {(250, 250): 'S', (0, 0): 'd', (499, 499): 'E', (251, 250): '#'})
    # The exit stands in a corner behind two layers of rock.
    fence = {(row, column): '#' for row in range(497, 500) for column in range(497, 500)}
    yield 'fenced-twice', placed(open_field, {**fence, (0, 0): 'S', (499, 499): 'E', (0, 499): 'd'})
    fence = {(row, column): '#' for row in range(498, 500) for column in range(498, 500)}
    yield 'fenced-once', placed(open_field, {**fence, (0, 499): 'S', (499, 499): 'E', (0, 0): 'd'})
    yield 'large-random', scattered(0, SIDE, SIDE, 0.36, 12)


def main():
    SECRET.mkdir(parents=True, exist_ok=True)
    for old in SECRET.glob('*'):
        old.unlink()
    for number, (name, cave) in enumerate(cases(), start=1):
        path = SECRET / f'{number:02d}-{name}.in'
        path.write_text(f'{len(cave)} {len(cave[0])}\n' + ''.join(row + '\n' for row in cave))
        with path.open() as case, path.with_suffix('.ans').open('w') as answer:
            subprocess.run([sys.executable, SOLUTION], stdin=case, stdout=answer, check=True)


main()
