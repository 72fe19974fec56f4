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
    yield 'one-minute', '1\n'
    yield 'one-minute-less-than-an-hour', '59\n'
    yield 'one-hour', '60\n'
    yield 'one-minute-more-than-an-hour', '61\n'
    yield 'an-hour-and-a-half', '90\n'
    yield 'one-hundred', '100\n'
    yield 'one-minute-less-than-two-hours', '119\n'
    yield 'two-hours-and-some', '133\n'
    yield 'more-than-half-of-an-hour-left', '215\n'
    yield 'six-hundred', '600\n'
    yield 'most-minutes-left', '959\n'
    yield 'most-full-hours-alone', '960\n'
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
