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
    yield 'two', '2\n'
    yield 'five', '5\n'
    yield 'nine', '9\n'
    yield 'ten', '10\n'
    yield 'eleven', '11\n'
    yield 'twelve', '12\n'
    yield 'twenty-five', '25\n'
    yield 'ninety-nine', '99\n'
    yield 'hundred', '100\n'
    yield 'three-equal-digits', '333\n'
    yield 'largest-of-three-digits', '999\n'
    yield 'largest', '1000\n'


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
