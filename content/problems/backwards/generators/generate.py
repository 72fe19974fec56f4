"""Writes every secret test of this problem; the seeds are fixed, so the files never change.

The answers come from the accepted Python solution.
"""
import random
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SECRET = ROOT / 'data' / 'secret'
SOLUTION = ROOT / 'submissions' / 'accepted' / 'main.py'


LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'


def drawn(seed, length, letters):
    rng = random.Random(seed)
    return ''.join(rng.choices(letters, k=length)) + '\n'


def cases():
    yield 'one-small-letter', 'a\n'
    yield 'one-capital', 'Z\n'
    yield 'two-letters', 'no\n'
    yield 'three-letters', 'tip\n'
    yield 'four-letters', 'Star\n'
    yield 'other-word-backwards', 'Drawer\n'
    yield 'capital-at-the-end', 'loopS\n'
    yield 'all-capitals', 'KEEP\n'
    yield 'every-second-capital', 'sTrEsSeD\n'
    yield 'same-in-both-directions', 'Level\n'
    yield 'equal-letters', 'aaaa\n'
    yield 'first-and-last-letter-of-the-alphabet', 'AZaz\n'
    yield 'random-odd', drawn(791, 17, LETTERS)
    yield 'random-even', drawn(792, 36, LETTERS)
    yield 'longest-small', drawn(793, 100, LETTERS[:26])
    yield 'longest', drawn(794, 100, LETTERS)


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
