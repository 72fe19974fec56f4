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


def case(a, b):
    return f'{a} {b}\n'


def random_case(seed, most):
    rng = random.Random(seed)
    return case(rng.randint(1, most), rng.randint(1, most))


def cases():
    yield 'smallest', case(1, 1)
    yield 'one-row', case(7, 1)
    yield 'one-column', case(1, 9)
    yield 'area-as-large-as-fence', case(4, 4)
    yield 'area-as-large-as-fence-again', case(3, 6)
    yield 'longer-than-wide', case(12, 5)
    yield 'wider-than-long', case(5, 12)
    yield 'square', case(30, 30)
    yield 'long-strip', case(1000, 1)
    yield 'wide-strip', case(1, 1000)
    yield 'largest', case(1000, 1000)
    yield 'random-small', random_case(631, 20)
    yield 'random', random_case(632, 1000)
    yield 'random-again', random_case(633, 1000)


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
