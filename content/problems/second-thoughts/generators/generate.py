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
LONGEST = 200_000


def pressed(seed, size, letters, others):
    """Random keys: the weight of all letters together, and a weight for each of the other keys."""
    rng = random.Random(seed)
    keys = ['letter', *others]
    weights = [letters, *others.values()]
    drawn = rng.choices(keys, weights, k=size)
    return ''.join(rng.choice('abcdexyz') if key == 'letter' else key for key in drawn)


def cases():
    yield 'one-letter', 'k\n'
    yield 'one-erase', '<\n'
    yield 'one-undo', '-\n'
    yield 'one-redo', '+\n'
    yield 'undo-a-letter', 'ab-\n'
    yield 'undo-an-erase', 'ab<-\n'
    yield 'redo-an-erase', 'ab<-+\n'
    yield 'undo-more-than-there-is', 'abc-----d+\n'
    yield 'redo-more-than-there-is', 'abc--+++++\n'
    yield 'erase-in-empty-text-counts', 'a<<<--\n'
    yield 'erase-in-empty-text-clears', 'a-<+-+\n'
    yield 'redo-an-erase-in-empty-text', 'a<<b--+--+b\n'
    yield 'new-letter-clears', 'abcd---x+y-+\n'
    yield 'equal-new-letter-clears', 'abc--b+\n'
    yield 'undo-is-no-change', 'abc--<-+-\n'
    yield 'there-and-back', 'hello<<' + '-' * 7 + '+' * 7 + '-' * 3 + '+' * 2 + '\n'
    yield 'spells-empty', 'empty<y\n'
    yield 'small-random', pressed(161, 25, 5, {'<': 2, '-': 3, '+': 2}) + '\n'
    yield 'random-200', pressed(162, 200, 6, {'<': 2, '-': 4, '+': 3}) + '\n'
    yield 'random-mostly-undo', pressed(163, 1000, 4, {'<': 1, '-': 6, '+': 4}) + '\n'
    yield 'random-mostly-erase', pressed(164, 1000, 4, {'<': 5, '-': 1, '+': 1}) + '\n'
    yield 'long-all-letters', 'm' * LONGEST + '\n'
    yield 'long-all-undone', 'ab' * (LONGEST // 4) + '-' * (LONGEST // 2) + '\n'
    yield 'long-undo-and-redo', 'a' * (LONGEST // 2) + '-+' * (LONGEST // 4) + '\n'
    yield 'long-erased-and-brought-back', 'ab' * 40000 + '<' * 60000 + '-' * 60000 + '\n'
    yield 'long-random', pressed(165, LONGEST, 8, {'<': 2, '-': 3, '+': 2}) + '\n'


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
