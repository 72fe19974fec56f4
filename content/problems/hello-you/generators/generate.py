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
    yield 'one-letter', 'Q\n'
    yield 'one-small-letter', 'i\n'
    yield 'two-letters', 'Bo\n'
    yield 'all-small', 'oskar\n'
    yield 'all-capital', 'ZOE\n'
    yield 'capital-inside', 'McLean\n'
    yield 'capital-at-the-end', 'jaN\n'
    yield 'called-name', 'name\n'
    yield 'called-NAME', 'NAME\n'
    yield 'called-hello', 'Hello\n'
    yield 'same-letters', 'aAaAa\n'
    yield 'longest', 'Alexandrinabellarosa\n'


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
