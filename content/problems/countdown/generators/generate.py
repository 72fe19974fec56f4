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
    yield 'two-numbers', '2\n'
    yield 'four-numbers', '4\n'
    yield 'last-of-one-digit', '9\n'
    yield 'first-of-two-digits', '10\n'
    yield 'two-digits', '37\n'
    yield 'last-of-two-digits', '99\n'
    yield 'first-of-three-digits', '100\n'
    yield 'just-above-100', '101\n'
    yield 'power-of-two', '256\n'
    yield 'last-of-three-digits', '999\n'
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
