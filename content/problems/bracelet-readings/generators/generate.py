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


def drawn(seed, count, letters):
    return ''.join(random.Random(seed).choices(letters, k=count))


def turned(seed, ring):
    """The same bracelet, read from a random bead."""
    start = random.Random(seed).randrange(len(ring))
    return ring[start:] + ring[:start]


def fibonacci_word(length):
    shorter, longer = 'b', 'a'
    while len(longer) < length:
        shorter, longer = longer, longer + shorter
    return longer[:length]


def thue_morse(length):
    """Its halves look alike to sums of powers that overflow, whatever the base is."""
    return ''.join('ab'[place.bit_count() % 2] for place in range(length))


def cases():
    yield 'one-bead', 'a'
    yield 'two-equal', 'zz'
    yield 'two-different', 'ba'
    yield 'three-different', 'cab'
    yield 'forwards-is-first', 'dabc'
    yield 'backwards-is-first', 'cbad'
    yield 'all-equal', 'k' * 17
    yield 'repeats-twice', 'bacbac'
    yield 'nearly-repeats', 'abcabcabd'
    yield 'repeats-and-mirrors', 'abba' * 5
    yield 'mirrors-without-repeating', 'abcdcba'
    yield 'end-does-not-divide', 'abaab' * 3 + 'ab'
    yield 'best-start-behind-a-worse-one', 'cbabb'
    yield 'longest-run-is-not-enough', 'aabaacaabab'
    yield 'run-over-the-end', 'aabcdaaabca'
    yield 'run-over-the-end-backwards', 'aacbaabdca'
    yield 'same-letters-before-another', 'abacabadabacabae'
    yield 'one-larger-bead', 'a' * 30 + 'b' + 'a' * 12
    yield 'one-smaller-bead', 'b' * 30 + 'a' + 'b' * 12
    yield 'halves-differ-at-their-ends', 'abcabcabcabx' + 'abcabcabcaby'
    yield 'all-letters', turned(381, 'abcdefghijklmnopqrstuvwxyz')
    yield 'small-random', drawn(382, 12, 'ab')
    yield 'random-two-letters', drawn(383, 3000, 'ab')
    yield 'random-all-letters', drawn(384, 2000, 'abcdefghijklmnopqrstuvwxyz')
    yield 'repeats-often', turned(385, drawn(386, 60, 'ab') * 100)
    yield 'long-mirror', turned(387, (half := drawn(388, 3000, 'abc')) + half[::-1])
    yield 'fibonacci', turned(389, fibonacci_word(10946))
    yield 'thue-morse', turned(391, thue_morse(2**13))
    yield 'blocks-that-differ-late', turned(390, ('a' * 99 + 'b') * 150 + 'a' * 98 + 'b')
    yield 'largest-all-equal', 'm' * 300000
    yield 'largest-one-larger-bead', 'a' * 120000 + 'b' + 'a' * 79999


def main():
    SECRET.mkdir(parents=True, exist_ok=True)
    for old in SECRET.iterdir():
        old.unlink()
    for number, (name, ring) in enumerate(cases(), start=1):
        text = ring + '\n'
        run = subprocess.run([sys.executable, SOLUTION], input=text, capture_output=True, text=True, check=True)
        (SECRET / f'{number:02d}-{name}.in').write_text(text)
        (SECRET / f'{number:02d}-{name}.ans').write_text(run.stdout)


if __name__ == '__main__':
    main()
