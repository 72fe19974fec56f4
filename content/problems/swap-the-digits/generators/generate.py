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
    yield 'smallest', '10\n'
    yield 'one-more-than-smallest', '11\n'
    yield 'two-ones-apart', '12\n'
    yield 'first-digit-one', '19\n'
    yield 'last-digit-one', '91\n'
    yield 'one-and-zero-apart', '21\n'
    yield 'another-zero', '50\n'
    yield 'largest-zero', '90\n'
    yield 'equal-digits', '66\n'
    yield 'rising-digits', '58\n'
    yield 'falling-digits', '85\n'
    yield 'one-less-than-largest', '98\n'
    yield 'largest', '99\n'


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
