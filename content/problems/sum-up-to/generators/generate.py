"""Writes every secret test of this problem; the cases are written out, so the files never change.

The answers come from the accepted Python solution.
"""
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SECRET = ROOT / 'data' / 'secret'
SOLUTION = ROOT / 'submissions' / 'accepted' / 'main.py'


def cases():
    yield 'smallest', '1 1\n'
    yield 'one-number-none-fits', '1 2\n'
    yield 'all-fit', '4 1\n'
    yield 'every-second', '7 2\n'
    yield 'n-itself-fits', '12 4\n'
    yield 'n-just-before-a-multiple', '11 4\n'
    yield 'n-just-behind-a-multiple', '13 4\n'
    yield 'only-n-fits', '9 9\n'
    yield 'k-one-above-n', '9 10\n'
    yield 'k-much-larger', '3 1000\n'
    yield 'two-fit', '100 50\n'
    yield 'hundred-by-seven', '100 7\n'
    yield 'all-of-a-thousand', '1000 1\n'
    yield 'thousand-by-three', '1000 3\n'
    yield 'half-of-n', '999 500\n'
    yield 'largest-both', '1000 1000\n'


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
