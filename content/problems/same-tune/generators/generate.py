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
TOP = 1000


def case(recordings):
    lines = [' '.join(map(str, [len(notes), *notes])) for notes in recordings]
    return '\n'.join([str(len(recordings)), *lines]) + '\n'


def sung(rng, tune):
    """The tune, begun on a random note from which all of it can be reached."""
    start = rng.randint(-TOP - min(tune), TOP - max(tune))
    return [start + note for note in tune]


def archive(seed, count, tunes):
    """Recordings of the given tunes, in random order."""
    rng = random.Random(seed)
    return [sung(rng, rng.choice(tunes)) for _ in range(count)]


def drawn(seed, count, length, reach):
    rng = random.Random(seed)
    return [[rng.randint(-reach, reach) for _ in range(length)] for _ in range(count)]


def cases():
    yield 'one-note', case([[0]])
    yield 'one-long-recording', case([[-TOP, TOP] * 500])
    yield 'two-equal', case([[5, 1, 5], [5, 1, 5]])
    yield 'lowest-and-highest', case([[-TOP, -TOP + 7, -TOP], [TOP - 7, TOP, TOP - 7], [-3, 4, -3]])
    yield 'first-notes-agree', case([[10, 20, 30], [10, 20, 31], [10, 20]])
    yield 'beginning-of-another', case([[1, 2, 3], [4, 5, 6, 7], [8, 9], [0], [1, 2, 3, 4]])
    yield 'other-order', case([[1, 2, 3], [3, 2, 1], [2, 1, 3], [2, 3, 1], [1, 3, 2], [3, 1, 2]])
    yield 'steps-of-several-digits', case([[0, 1, 12], [0, 11, 12], [5, 6, 17], [0, 1, 11, 12], [0, 111, 112]])
    yield 'upside-down', case([[0, 3, -2], [0, -3, 2], [10, 7, 12], [10, 13, 8]])
    yield 'all-notes-equal', case([[4, 4, 4], [9, 9, 9], [4, 4], [0, 0, 0, 0], [-7, -7, -7]])
    yield 'same-size-of-steps', case([[0, 2, 4], [0, 2, 0], [0, -2, 0], [0, -2, -4], [7, 9, 11]])
    yield 'small-random', case(drawn(151, 12, 2, 2))
    yield 'random-short-tunes', case(drawn(152, 500, 3, 3))
    yield 'few-tunes', case(archive(153, 2000, drawn(154, 9, 10, 200)))
    yield 'different-lengths', case(archive(155, 3000, [list(range(size)) for size in range(1, 12)]))
    yield 'two-long', case([[n % 7 for n in range(5000)], [n % 7 + 100 for n in range(4999)] + [103]])
    yield 'two-long-equal', case([[n * n % 11 for n in range(5000)], [n * n % 11 - TOP for n in range(5000)]])
    # For sums of powers that overflow, these two are equal whatever the base is.
    changes = [place.bit_count() % 2 for place in range(2048)]
    yield 'two-long-that-change-over', case([[5, *changes], [5, *(1 - note for note in changes)]])
    yield 'all-pairs-past-32-bits', case([[n % 10] for n in range(100000)])
    yield 'many-different', case(drawn(156, 32000, 3, TOP))
    yield 'many-of-two-notes', case(drawn(157, 20000, 2, TOP))


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
