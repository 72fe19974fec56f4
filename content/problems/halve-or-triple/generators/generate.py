"""Writes every secret test of this problem, always the same ones.

The answers come from the accepted Python solution.
"""
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SECRET = ROOT / 'data' / 'secret'
SOLUTION = ROOT / 'submissions' / 'accepted' / 'main.py'


def cases():
    yield 'one', '1\n'
    yield 'two', '2\n'
    yield 'three', '3\n'
    yield 'five', '5\n'
    yield 'power-of-two', f'{2**19}\n'
    yield 'odd-first', '7\n'
    yield 'even-first', '52\n'
    yield 'long-for-its-size', '27\n'
    yield 'three-digits', '871\n'
    yield 'four-digits', '6171\n'
    yield 'five-digits', '77031\n'
    # Its largest number is 2482111348, which is more than 2^31 - 1. It is the smallest start with such a number.
    yield 'past-31-bits', '113383\n'
    # Its largest number is 17202377752, which is more than 2^32.
    yield 'past-32-bits', '159487\n'
    # No other start within the limits reaches a larger number: 56991483520.
    yield 'largest-on-the-way', '704511\n'
    # No other start within the limits takes more steps.
    yield 'most-steps', '837799\n'
    yield 'largest-odd', '999999\n'
    yield 'largest', '1000000\n'


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
