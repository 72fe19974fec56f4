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
    yield 'one-disc', '1 1 3\n'
    yield 'one-disc-back', '1 3 2\n'
    yield 'two-discs', '2 1 3\n'
    yield 'two-discs-to-the-middle', '2 1 2\n'
    yield 'three-discs', '3 1 3\n'
    yield 'three-discs-back', '3 3 1\n'
    yield 'three-discs-from-the-middle', '3 2 1\n'
    yield 'four-discs', '4 1 3\n'
    yield 'four-discs-to-the-middle', '4 3 2\n'
    yield 'five-discs', '5 2 3\n'
    yield 'six-discs', '6 1 2\n'
    yield 'seven-discs', '7 3 1\n'
    yield 'eight-discs', '8 1 3\n'
    yield 'eight-discs-from-the-middle', '8 2 1\n'


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
