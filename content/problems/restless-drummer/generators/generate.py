#!/usr/bin/env python3
"""Writes every case of data/secret. The seeds are fixed: each run gives the same bytes."""
import random
import subprocess
import sys
from pathlib import Path

PACKAGE = Path(__file__).resolve().parent.parent
SECRET = PACKAGE / 'data' / 'secret'
SOLUTION = PACKAGE / 'submissions' / 'accepted' / 'main.py'
MOST_BEATS = 4000


def cases():
    yield 'one-beat', 1, [1]
    yield 'one-beat-too-long-a-note', 1, [2]
    yield 'one-note-only', 6, [6]
    yield 'same-note-twice', 6, [3]
    yield 'all-notes-too-long', 9, [10, 11, 12, MOST_BEATS]
    yield 'exact-fit-among-longer', 9, [9, 10, 11]
    yield 'three-small', 12, [1, 2, 3]
    yield 'even-only', 50, [2, 4, 8, 16]
    yield 'odd-target', 51, [2, 4, 8, 16]
    yield 'two-alternate', 3801, [1, 7]
    yield 'barely-reachable', 23, [5, 9, 17]
    yield 'just-below-the-modulus', 41, [1, 2, 3, 4, 5]
    yield 'just-past-the-modulus', 40, [1, 2, 3, 4, 5, 6]
    yield 'past-the-modulus', 60, [1, 2, 3, 4, 5, 6]
    rng = random.Random(909)
    for beats, count, longest in ((30, 4, 9), (200, 10, 40), (1000, 25, 300), (3000, 60, 3000)):
        yield f'random-{beats}', beats, sorted(rng.sample(range(1, longest + 1), count))
    yield 'long-two-notes', MOST_BEATS, [1, 3]
    yield 'long-notes', MOST_BEATS, sorted(rng.sample(range(180, 400), 100))
    yield 'long-sparse', MOST_BEATS, [1, 2, 1999, 2000, 2001, 3998, 3999, 4000]
    yield 'long-random', MOST_BEATS, sorted(rng.sample(range(1, 400), 100))
    yield 'long-smallest-notes', MOST_BEATS, list(range(1, 101))
    yield 'long-smallest-notes-odd', MOST_BEATS - 1, list(range(1, 101))
    yield 'most-smallest-notes', MOST_BEATS, list(range(1, 2001))
    yield 'most-random-notes', MOST_BEATS, sorted(rng.sample(range(1, MOST_BEATS + 1), 2000))


def main():
    SECRET.mkdir(parents=True, exist_ok=True)
    for old in SECRET.glob('*'):
        old.unlink()
    for number, (name, beats, lengths) in enumerate(cases(), start=1):
        path = SECRET / f'{number:02d}-{name}.in'
        path.write_text(f'{beats} {len(lengths)}\n{" ".join(map(str, lengths))}\n')
        with path.open() as case, path.with_suffix('.ans').open('w') as answer:
            subprocess.run([sys.executable, SOLUTION], stdin=case, stdout=answer, check=True)


main()
