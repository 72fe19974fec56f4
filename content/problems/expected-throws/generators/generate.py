"""Writes every secret test of this problem; the seeds are fixed, so the files never change.

The answers come from the accepted Python solution.
"""
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SECRET = ROOT / 'data' / 'secret'
SOLUTION = ROOT / 'submissions' / 'accepted' / 'main.py'

MOST = 10**6


def case(length, faces):
    return f'{length} {faces}\n'


def cases():
    yield 'one-step-one-face', case(1, 1)
    yield 'die-with-one-face', case(1000, 1)
    yield 'longest-with-one-face', case(MOST, 1)
    yield 'coin-one-step', case(1, 2)
    yield 'coin-two-steps', case(2, 2)
    yield 'coin-four-steps', case(4, 2)
    yield 'coin-five-steps', case(5, 2)
    yield 'one-step-six-faces', case(1, 6)
    yield 'as-far-as-the-die', case(6, 6)
    yield 'one-more-than-the-die', case(7, 6)
    yield 'two-more-than-the-die', case(8, 6)
    yield 'twice-the-die', case(12, 6)
    yield 'twice-the-die-and-one', case(13, 6)
    yield 'hundred-fields', case(100, 6)
    yield 'three-faces', case(10, 3)
    yield 'twenty-faces', case(63, 20)
    yield 'most-faces-one-step', case(1, MOST)
    yield 'most-faces-and-longest', case(MOST, MOST)
    yield 'one-face-fewer', case(MOST, MOST - 1)
    yield 'longest-coin', case(MOST, 2)
    yield 'longest-six-faces', case(MOST, 6)
    yield 'thousand-faces', case(MOST, 1000)
    yield 'half-as-many-faces', case(MOST, MOST // 2)
    yield 'largest', case(MOST - 1, 300007)


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
