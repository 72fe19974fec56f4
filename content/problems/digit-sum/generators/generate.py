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
    yield 'one', '1\n'
    yield 'one-digit', '7\n'
    yield 'ten', '10\n'
    yield 'first-digit-one', '19\n'
    yield 'equal-digits', '44\n'
    yield 'zeros-inside', '5003\n'
    yield 'zeros-at-the-end', '82000\n'
    yield 'rising-digits', '123456789\n'
    yield 'falling-digits', '987654321\n'
    yield 'seven-digits', '3141592\n'
    yield 'largest-sum', '999999999\n'
    yield 'largest', '1000000000\n'


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
