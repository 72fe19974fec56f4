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

def case(start, pointers):
    return f'{len(pointers)} {start}\n{" ".join(map(str, pointers))}\n'


def chase(seed, tail, cycle, others=0):
    """So many notes before the cycle and on it, in mixed order; the other notes point anywhere. Without a cycle the chase ends."""
    rng = random.Random(seed)
    count = tail + cycle + others
    notes = list(range(1, count + 1))
    rng.shuffle(notes)
    chain = notes[: tail + cycle]
    pointers = [rng.randint(0, count) for _ in range(count)]
    for note, after in zip(chain, [*chain[1:], chain[tail] if cycle else 0]):
        pointers[note - 1] = after
    return case(chain[0], pointers)


def cases():
    yield 'single-note-ends', case(1, [0])
    yield 'single-note-again', case(1, [1])
    yield 'two-to-and-fro', case(2, [2, 1])
    yield 'second-points-to-itself', case(1, [2, 2])
    yield 'two-in-order', case(1, [2, 0])
    yield 'two-backwards', case(2, [0, 1])
    yield 'start-is-not-the-first', case(3, [1, 3, 2])
    yield 'start-ends-but-others-do-not', case(3, [2, 1, 0])
    yield 'back-to-the-start', case(1, [2, 3, 4, 1])
    yield 'back-to-the-second', case(1, [2, 3, 4, 2])
    yield 'last-points-to-itself', case(1, [2, 3, 4, 5, 5])
    yield 'ends-after-all', case(5, [0, 1, 2, 3, 4])
    yield 'cycle-with-a-side-way', case(1, [3, 4, 4, 5, 6, 3])
    yield 'side-way-into-the-tail', case(1, [2, 3, 4, 5, 6, 4, 2, 2])
    yield 'others-in-a-cycle', case(6, [2, 3, 1, 0, 4, 5])
    yield 'smallest-is-not-the-begin', case(8, [4, 5, 1, 3, 0, 0, 3, 7])
    yield 'short-tail-long-cycle', chase(1201, 1, 12)
    yield 'long-tail-short-cycle', chase(1202, 12, 2)
    yield 'tail-as-long-as-cycle', chase(1203, 6, 6)
    yield 'tail-twice-the-cycle', chase(1204, 10, 5)
    yield 'tail-one-more-than-cycle', chase(1205, 8, 7)
    yield 'long-tail-to-itself', chase(1206, 9, 1, 3)
    yield 'only-a-cycle', chase(1207, 0, 9, 4)
    yield 'small-random', chase(1208, 5, 4, 6)
    yield 'random-ends', chase(1209, 300, 0, 200)
    yield 'random-mixed', chase(1210, 220, 130, 400)
    yield 'random-long-cycle', chase(1211, 3, 900)
    yield 'many-ends', chase(1212, 20000, 0)
    yield 'largest', chase(1213, 42000, 4000, 4000)


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
