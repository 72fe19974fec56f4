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

def case(callers):
    return f'{len(callers)}\n{" ".join(map(str, callers))}\n'


def tree(seed, count, reach):
    """Everybody is called by one of the `reach` people before; then the numbers are mixed."""
    rng = random.Random(seed)
    callers = [0] + [rng.randint(max(1, person - reach), person - 1) for person in range(2, count + 1)]
    names = list(range(1, count + 1))
    rng.shuffle(names)
    mixed = [0] * count
    for name, caller in zip(names, callers):
        mixed[name - 1] = names[caller - 1] if caller else 0
    return case(mixed)


def cases():
    yield 'head-alone', case([0])
    yield 'two-people', case([0, 1])
    yield 'head-has-the-larger-number', case([2, 0])
    yield 'head-is-the-last', case([4, 4, 4, 0])
    yield 'in-order', case([0, 1, 2, 3, 4])
    yield 'in-order-backwards', case([2, 3, 4, 5, 0])
    yield 'two-each', case([0, 1, 1, 2, 2, 3, 3])
    yield 'smaller-below-larger', case([0, 1, 1, 3, 3, 2, 2])
    yield 'level-is-not-sorted', case([5, 5, 2, 1, 0, 1, 2])
    yield 'caller-comes-later', case([3, 5, 4, 0, 4, 2])
    yield 'long-arm-first', case([0, 1, 1, 2, 4, 5, 3])
    yield 'long-arm-last', case([0, 1, 1, 3, 4, 5, 2])
    yield 'comb', case([0, 1, 1, 3, 3, 5, 5, 7, 7])
    yield 'comb-with-small-numbers-deep', case([3, 3, 5, 5, 7, 7, 9, 9, 0])
    yield 'nobody-in-the-middle', case([6, 6, 1, 2, 1, 0, 2, 5])
    yield 'wide', case([30 if person != 30 else 0 for person in range(1, 61)])
    yield 'small-random', tree(1221, 9, 9)
    yield 'small-random-deep', tree(1222, 12, 2)
    yield 'random-flat', tree(1223, 300, 300)
    yield 'random-deep', tree(1224, 500, 4)
    yield 'random-in-pairs', tree(1225, 900, 40)
    yield 'many-flat', tree(1226, 4000, 4000)
    yield 'largest-deep', tree(1227, 39000, 1)


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
