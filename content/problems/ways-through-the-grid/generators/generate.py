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
    return ''.join(f'{line}\n' for line in [f'{len(rows)} {len(rows[0])}', *rows])


def garden(seed, r, c, share):
    """Random flower beds on this share of the squares, but never on the first and the last one."""
    rng = random.Random(seed)
    rows = [''.join('#' if rng.random() < share else '.' for _ in range(c)) for _ in range(r)]
    rows[0] = '.' + rows[0][1:]
    rows[-1] = rows[-1][:-1] + '.'
    return rows


def cases():
    yield 'one-path', case(['.'])
    yield 'one-bed', case(['#'])
    yield 'one-row', case(['.....'])
    yield 'one-row-blocked', case(['..#..'])
    yield 'one-column', case(['.'] * 6)
    yield 'one-column-blocked', case(['.', '.', '#', '.'])
    yield 'two-by-two', case(['..', '..'])
    yield 'first-is-a-bed', case(['#..', '...', '...'])
    yield 'last-is-a-bed', case(['...', '...', '..#'])
    yield 'bed-in-the-first-row', case(['..#..', '.....', '.....'])
    yield 'bed-in-the-first-column', case(['...', '...', '#..', '...', '...'])
    yield 'more-rows', case(['..', '.#', '..', '..', '#.', '..'])
    yield 'more-columns', case(['.....#.', '.#.....', '.......'])
    yield 'wall', case(['....', '####', '....'])
    yield 'slanting-wall', case(['...#', '..#.', '.#..', '#...'])
    yield 'single-way', case(['.###', '..##', '#..#', '##..'])
    yield 'would-have-to-turn-back', case(['...#.', '##.#.', '...#.', '.###.', '.....'])
    yield 'just-past-the-modulus', case(['.' * 17] * 18)
    yield 'past-64-bits', case(['.' * 40] * 40)
    yield 'small-random', case(garden(971, 7, 9, 0.2))
    yield 'random', case(garden(972, 60, 45, 0.15))
    yield 'largest-row', case(['.' * LARGEST])
    yield 'largest-column', case(['.'] * LARGEST)
    yield 'largest-without-beds', case(['.' * LARGEST] * LARGEST)
    yield 'largest-random', case(garden(973, LARGEST, LARGEST, 0.1))
    yield 'many-ways-to-a-bed', case(['.' * 80] * 79 + ['.' * 79 + '#'])


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
