"""Writes every secret test of this problem; no test is random, so the files never change.

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
    yield 'minus-one', '-1\n'
    yield 'minus-two', '-2\n'
    yield 'ten', '10\n'
    yield 'minus-ten', '-10\n'
    yield 'odd-with-even-digits-before', '485\n'
    yield 'even-with-odd-digits-before', '596\n'
    yield 'odd-multiple-of-three', '-999\n'
    yield 'even-below-the-ground', '-268\n'
    yield 'odd-below-the-ground', '-647\n'
    yield 'largest', '1000\n'
    yield 'largest-odd', '999\n'
    yield 'smallest', '-1000\n'


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
