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
LARGEST = 4000


def line(text):
    return text + '\n'


def random_text(seed, size, alphabet):
    rng = random.Random(seed)
    return line(''.join(rng.choice(alphabet) for _ in range(size)))


def sorted_text(size):
    """All 26 letters in alphabetical order, each in one block of nearly the same size."""
    return line(''.join(LETTERS[i * 26 // size] for i in range(size)))


def fibonacci_text(size):
    """Full of repetitions, and even of pieces that occur three times in a row."""
    shorter, longer = 'a', 'ab'
    while len(longer) < size:
        shorter, longer = longer, longer + shorter
    return line(longer[:size])


def thue_morse_text(size):
    """No piece of it occurs three times in a row."""
    return line(''.join('ab'[bin(i).count('1') % 2] for i in range(size)))


def word_list(seed, size, alphabet, longest):
    """A real list of different words in dictionary order, then cut to the size."""
    rng = random.Random(seed)
    words, letters = set(), 0
    while letters < size:
        word = ''.join(rng.choice(alphabet) for _ in range(rng.randint(1, longest)))
        if word not in words:
            words.add(word)
            letters += len(word)
    return line(''.join(sorted(words))[:size])


def cases():
    yield 'one-letter', line('z')
    yield 'two-equal', line('aa')
    yield 'two-rising', line('ab')
    yield 'two-falling', line('ba')
    yield 'word-twice', line('tomtom')
    yield 'prefix-runs-on', line('abababab')
    yield 'first-word-is-the-end', line('abcabdabcab')
    yield 'alphabet', line(LETTERS)
    yield 'alphabet-backwards', line(LETTERS[::-1])
    yield 'alphabet-thrice', line(LETTERS * 3)
    yield 'small-random-two-letters', random_text(111, 25, 'ab')
    yield 'small-random-three-letters', random_text(112, 40, 'abc')
    yield 'random-many-letters', random_text(113, 300, LETTERS)
    yield 'word-list', word_list(114, 400, 'abcd', 5)
    yield 'fibonacci', fibonacci_text(610)
    yield 'largest-all-equal', line('a' * LARGEST)
    yield 'largest-sorted', sorted_text(LARGEST)
    yield 'largest-falling', line(sorted_text(LARGEST).strip()[::-1])
    yield 'largest-random', random_text(115, LARGEST, LETTERS)
    yield 'largest-two-letters', random_text(116, LARGEST, 'ab')
    yield 'largest-period-three', line(('aab' * LARGEST)[:LARGEST])
    yield 'largest-thue-morse', thue_morse_text(LARGEST)
    yield 'largest-word-list', word_list(117, LARGEST, 'abcd', 9)
    yield 'largest-one-b-at-the-end', line('a' * (LARGEST - 1) + 'b')


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
