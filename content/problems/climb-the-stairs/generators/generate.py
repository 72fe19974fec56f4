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
    yield 'one-step', '1\n'
    yield 'two-steps', '2\n'
    yield 'four-steps', '4\n'
    yield 'six-steps', '6\n'
    yield 'seven-steps', '7\n'
    yield 'eight-steps', '8\n'
    yield 'nine-steps', '9\n'
    yield 'ten-steps', '10\n'
    yield 'twelve-steps', '12\n'
    yield 'fifteen-steps', '15\n'
    yield 'seventeen-steps', '17\n'
    yield 'nineteen-steps', '19\n'
    yield 'twenty-steps', '20\n'


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
