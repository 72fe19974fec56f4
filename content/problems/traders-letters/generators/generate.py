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


def case(base, first, second, total):
    return f'{base}\n{first} {second} {total}\n'


def written(number, base, letters):
    word = ''
    while number or not word:
        word = letters[number % base] + word
        number //= base
    return word


def added(seed, base, low, high):
    """A true addition, written in random letters."""
    rng = random.Random(seed)
    letters = rng.sample('ABCDEFGHIJKLMNOPQRSTUVWXYZ', base)
    first, second = rng.randint(low, high), rng.randint(low, high)
    return case(base, *(written(number, base, letters) for number in (first, second, first + second)))


def cases():
    yield 'only-zero', case(2, 'A', 'A', 'A')
    yield 'zero-and-one', case(2, 'A', 'B', 'A')
    yield 'zero-in-front', case(10, 'AA', 'B', 'AA')
    yield 'sum-begins-with-zero', case(10, 'A', 'B', 'CB')
    yield 'all-begin-with-the-same', case(3, 'AB', 'AB', 'AC')
    yield 'binary-carry', case(2, 'B', 'B', 'BA')
    yield 'last-carry', case(10, 'A', 'B', 'C')
    yield 'last-carry-of-two-columns', case(8, 'AB', 'CB', 'DE')
    yield 'sum-too-short', case(10, 'ABC', 'D', 'EF')
    yield 'sum-too-long', case(12, 'AB', 'CD', 'ABCD')
    yield 'sum-one-longer', case(10, 'CUP', 'CAP', 'SPOON')
    yield 'second-is-longer', case(11, 'Z', 'ZYXZ', 'ZYWV')
    yield 'carries-all-the-way', case(10, 'A', 'BBBBB', 'ACCCCC')
    yield 'one-letter-six-times', case(7, 'AAAAAA', 'AAAAAA', 'BBBBBB')
    yield 'longest-words', case(12, 'ABABAB', 'BABABA', 'CCCCCC')
    yield 'same-letter-in-a-column', case(9, 'ABC', 'DBE', 'FBG')
    yield 'spices', case(10, 'CUMIN', 'MINT', 'CLOVE')
    yield 'fruits', case(12, 'MANGO', 'LEMON', 'MELON')
    yield 'long-addition', added(571, 10, 10**5, 4 * 10**5)
    yield 'long-addition-base-twelve', added(572, 12, 12**5, 3 * 12**5)
    yield 'long-addition-base-three', added(573, 3, 3**3, 3**5)
    yield 'short-and-long-addition', added(574, 11, 1, 11**5)
    yield 'small-addition', added(575, 6, 1, 6**3)
    yield 'ten-letters', case(10, 'ABC', 'DEF', 'GHIJ')
    yield 'eleven-letters-base-twelve', case(12, 'ABCD', 'EFGH', 'IJKA')
    yield 'twelve-letters', case(12, 'ABCD', 'EFGH', 'IJKL')
    yield 'twelve-letters-sum-longer', case(12, 'ABCD', 'EFG', 'HIJKL')
    yield 'twelve-letters-above', case(12, 'ABCDEF', 'GHIJKL', 'CDEFGH')
    # Where the sum repeats the letter above it, every free digit fits.
    yield 'nothing-is-added', case(12, 'ABCDEF', 'G', 'ABCDEF')
    yield 'four-columns-tell-nothing', case(12, 'ABCDEF', 'GH', 'ABCDIJ')


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
