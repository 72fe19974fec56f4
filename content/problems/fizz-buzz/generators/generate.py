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
    yield 'only-one', '1\n'
    yield 'no-word-yet', '2\n'
    yield 'first-fizz', '3\n'
    yield 'number-behind-fizz', '4\n'
    yield 'second-fizz', '6\n'
    yield 'just-before-second-buzz', '9\n'
    yield 'second-buzz', '10\n'
    yield 'just-before-both', '14\n'
    yield 'first-both', '15\n'
    yield 'second-both', '30\n'
    yield 'forty-seven', '47\n'
    yield 'hundred', '100\n'
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
