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

HIGHEST = 10**9


def case(peaks):
    return f'{len(peaks)}\n{" ".join(map(str, peaks))}\n'


def random_peaks(seed, count, high):
    rng = random.Random(seed)
    return [rng.randint(1, high) for _ in range(count)]


def slope(seed, count, width):
    """Heights that rise by one from peak to peak on the whole, each up to `width` away from its place."""
    rng = random.Random(seed)
    return [max(1, i + rng.randint(-width, width)) for i in range(count)]


def far_apart(count, distance):
    """Each peak of the longest climb lies far behind the one before; all others are equally high."""
    high = count // distance + 2
    return [i // distance + 1 if i % distance == 0 else high for i in range(count)]


def cases():
    yield 'one-peak', case([5])
    yield 'two-rising', case([3, 4])
    yield 'two-falling', case([4, 3])
    yield 'two-equal', case([4, 4])
    yield 'rising', case([1, 2, 4, 8, 16, 32])
    yield 'falling', case([32, 16, 8, 4, 2, 1])
    yield 'best-ends-early', case([1, 2, 3, 9, 5, 4])
    yield 'best-begins-late', case([50, 60, 10, 20, 30, 40])
    yield 'first-is-a-trap', case([90, 1, 2, 3])
    yield 'steps-of-equal-peaks', case([1, 1, 2, 2, 2, 3, 3])
    yield 'equal-after-a-valley', case([5, 1, 5, 2, 5, 3, 5])
    yield 'lower-end-pays-off', case([3, 7, 1, 8, 2, 3, 4])
    yield 'replaced-in-the-middle', case([10, 20, 30, 15, 16, 17, 18])
    yield 'replaced-too-late', case([10, 20, 30, 1, 2])
    yield 'saw', case([1, 10, 2, 20, 3, 30, 4, 40, 5, 50])
    yield 'falling-blocks', case([7, 8, 9, 4, 5, 6, 1, 2, 3])
    yield 'rising-blocks', case([3, 2, 1, 6, 5, 4, 9, 8, 7])
    yield 'digits-matter', case([9, 10, 100, 11, 20, 101])
    yield 'highest', case([HIGHEST, HIGHEST - 1, HIGHEST])
    yield 'small-random', case(random_peaks(941, 15, 12))
    yield 'random', case(random_peaks(942, 1000, HIGHEST))
    yield 'random-few-heights', case(random_peaks(943, 1000, 20))
    yield 'falling-slope', case(slope(944, 1000, 40)[::-1])
    yield 'largest', case(slope(945, 100000, 500))
    yield 'climb-over-peaks-far-apart', case(far_apart(40000, 5000))


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
