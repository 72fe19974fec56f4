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


def drawn(seed, length, letters):
    """Words of one to nine letters, the whole text as long as asked for."""
    rng = random.Random(seed)
    text = ''
    while len(text) < length:
        text += ''.join(rng.choices(letters, k=rng.randint(1, 9))) + ' '
    return text[: length - 1] + rng.choice(letters) + '\n'


def cases():
    yield 'one-vowel', 'a\n'
    yield 'one-other-letter', 'x\n'
    yield 'each-vowel-once', 'a e i o u\n'
    yield 'all-letters-once', f'{LETTERS}\n'
    yield 'only-u', 'dusk turns blurry\n'
    yield 'only-i', 'this ship is big\n'
    yield 'vowels-in-the-last-word', 'my gym ooze\n'
    yield 'vowels-in-the-first-word', 'idea try fly\n'
    yield 'first-and-last-letter', 'end tomato\n'
    yield 'same-vowel-again', 'see the green tree\n'
    yield 'no-vowel', 'why fly by my dry sky\n'
    yield 'a-sentence', 'on rainy days we bake bread and listen to the radio\n'
    yield 'random-short', drawn(781, 40, LETTERS)
    yield 'random-many-vowels', drawn(782, 300, 'aeiouy')
    yield 'random-few-vowels', drawn(783, 500, 'bcdfghjklmnpqrstvwxyzu')
    yield 'longest-all-vowels', 'u' * 1000 + '\n'
    yield 'longest', drawn(784, 1000, LETTERS)


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
