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
    yield 'newborn', '0\n'
    yield 'one-year', '1\n'
    yield 'last-for-nothing', '5\n'
    yield 'first-child', '6\n'
    yield 'second-child', '7\n'
    yield 'last-but-one-child', '16\n'
    yield 'last-child', '17\n'
    yield 'first-full-price', '18\n'
    yield 'second-full-price', '19\n'
    yield 'full-price', '40\n'
    yield 'last-but-one-full-price', '63\n'
    yield 'second-senior', '66\n'
    yield 'senior', '80\n'
    yield 'one-hundred', '100\n'
    yield 'oldest', '120\n'


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
