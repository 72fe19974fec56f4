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


def case(songs):
    return f'{len(songs)}\n{" ".join(map(str, songs))}\n'


def drawn(seed, count, low, high):
    rng = random.Random(seed)
    return [rng.randint(low, high) for _ in range(count)]


def shuffled(seed, low, high):
    songs = list(range(low, high))
    random.Random(seed).shuffle(songs)
    return songs


def cases():
    yield 'one-song', case([5])
    yield 'two-different', case([5, 4])
    yield 'two-equal', case([5, 5])
    yield 'all-different', case([4, 1, 3, 9, 7])
    yield 'only-one-song-ever', case([1000000000] * 9)
    yield 'there-and-back', case([1, 2, 3, 3, 2, 1])
    yield 'a-b-b-a', case([1, 2, 2, 1])
    yield 'repeat-of-the-first', case([1, 2, 3, 1])
    yield 'repeat-in-the-middle', case([4, 1, 2, 3, 2, 5, 6, 4])
    yield 'longest-at-the-beginning', case([1, 2, 3, 4, 5, 5, 1, 5, 1])
    yield 'longest-at-the-end', case([2, 2, 1, 1, 2, 3, 4, 5])
    yield 'begins-within-the-last-part', case([1, 2, 3, 4, 2, 5, 6, 7, 1])
    yield 'old-repeat-does-not-matter', case([9, 1, 1, 2, 3, 4, 9, 5, 6])
    yield 'only-two-songs', case([1, 2] * 10)
    yield 'three-in-a-circle', case([1, 2, 3] * 7)
    yield 'few-runs-of-equal-ones', case([1, 1, 1, 2, 2, 3, 3, 3, 3, 4, 5, 5])
    yield 'digits-that-look-alike', case([1, 11, 111, 1111, 11, 1, 111, 11111])
    yield 'different-ones-but-never-in-a-row', case([n for i in range(2, 40) for n in (1, i)])
    yield 'small-random', case(drawn(1021, 12, 1, 6))
    yield 'random-few-songs', case(drawn(1022, 400, 1, 9))
    yield 'random-many-songs', case(drawn(1023, 1000, 1, 300))
    yield 'random-large-numbers', case([x * 12345678 for x in drawn(1024, 800, 1, 80)])
    yield 'largest-the-same-order-twice', case(shuffled(1025, 10000, 60000) * 2)


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
