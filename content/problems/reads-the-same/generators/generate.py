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


LETTERS = 'abcdefghijklmnopqrstuvwxyz'


def mirrored(seed, length):
    """A word that reads the same from both sides; each letter is upper or lower case at random."""
    rng = random.Random(seed)
    half = rng.choices(LETTERS, k=(length + 1) // 2)
    word = half + half[: length // 2][::-1]
    return ''.join(rng.choice((letter, letter.upper())) for letter in word)


def spoiled(seed, length, place):
    """A word that would read the same but for the letter at one place."""
    word = mirrored(seed, length)
    other = 'q' if word[place].lower() != 'q' else 'w'
    return word[:place] + other + word[place + 1 :]


def cases():
    yield 'one-letter', 'a\n'
    yield 'two-equal-letters', 'oo\n'
    yield 'two-different-letters', 'ox\n'
    yield 'two-letters-of-different-case', 'Ee\n'
    yield 'three-letters', 'pop\n'
    yield 'only-the-middle-differs', 'bib\n'
    yield 'first-and-last-differ', 'taca\n'
    yield 'middle-pair-differs', 'noin\n'
    yield 'middle-pair-differs-in-case', 'noOn\n'
    yield 'first-pair-agrees-second-not', 'abcda\n'
    yield 'second-pair-agrees-first-not', 'abcbz\n'
    yield 'same-letters-other-order', 'aabb\n'
    yield 'word-twice', 'tintin\n'
    yield 'all-capitals', 'ROTOR\n'
    yield 'mixed-case', 'RaDar\n'
    yield 'long-yes-odd', f'{mirrored(801, 51)}\n'
    yield 'long-yes-even', f'{mirrored(802, 64)}\n'
    yield 'long-no-near-the-middle', f'{spoiled(803, 80, 39)}\n'
    yield 'longest-no-at-the-end', f'{spoiled(804, 100, 99)}\n'
    yield 'longest-yes', f'{mirrored(805, 100)}\n'


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
