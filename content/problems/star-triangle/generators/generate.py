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
    yield 'two-lines', '2\n'
    yield 'three-lines', '3\n'
    yield 'five-lines', '5\n'
    yield 'six-lines', '6\n'
    yield 'nine-lines', '9\n'
    yield 'ten-lines', '10\n'
    yield 'eleven-lines', '11\n'
    yield 'sixteen-lines', '16\n'
    yield 'forty-one-lines', '41\n'
    yield 'odd-and-wide', '99\n'
    yield 'largest', '100\n'


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
