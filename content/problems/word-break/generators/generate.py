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

LONGEST = 50000


def case(text, words):
    return '\n'.join([text, str(len(words)), *words]) + '\n'


def invented(seed, count, letters, low, high):
    """Different words of random letters."""
    rng = random.Random(seed)
    words = {}
    while len(words) < count:
        words[''.join(rng.choice(letters) for _ in range(rng.randint(low, high)))] = True
    return list(words)


def written(seed, words, size):
    """A text of random words, at most so many letters long."""
    rng = random.Random(seed)
    text = ''
    while len(longer := text + rng.choice(words)) <= size:
        text = longer
    return text


def cases():
    yield 'one-letter', case('a', ['a'])
    yield 'one-letter-missing', case('a', ['b'])
    yield 'whole-text-is-a-word', case('sunflower', ['sun', 'flower', 'sunflower'])
    yield 'word-is-longer-than-the-text', case('sun', ['sunflower', 'su'])
    yield 'same-word-again', case('tomtomtom', ['tom'])
    yield 'only-by-using-again', case('abcabab', ['ab', 'abc'])
    yield 'words-in-any-order', case('onetwothree', ['three', 'two', 'one'])
    yield 'short-words-listed-first', case('abcd', ['a', 'b', 'c', 'd', 'ab', 'cd', 'abc'])
    yield 'longest-first-is-a-dead-end', case('abcdef', ['abc', 'abcd', 'def'])
    yield 'longest-first-takes-more', case('abcdefg', ['abcd', 'e', 'f', 'g', 'abc', 'defg'])
    yield 'shortest-first-is-a-dead-end', case('aab', ['a', 'aab', 'aa'])
    yield 'first-letter-is-no-word', case('xab', ['ab', 'a', 'b'])
    yield 'last-letter-is-no-word', case('abx', ['ab', 'a', 'b'])
    yield 'middle-letter-is-no-word', case('abxab', ['ab', 'a', 'b', 'ax', 'xb', 'aab'])
    yield 'words-overlap', case('abab', ['aba', 'bab'])
    yield 'longest-words', case('abcdefghijklmnopqrst' * 2, ['abcdefghijklmnopqrst', 'abcdefghij', 'klmnopqrst'])
    yield 'twenty-letters-with-one-more', case('x' + 'abcdefghijklmnopqrst', ['abcdefghijklmnopqrst', 'x', 'bcdefghijklmnopqrst'])
    yield 'all-letters-equal', case('a' * 29, ['a' * 6, 'a' * 5, 'a' * 4])
    yield 'two-sizes', case('a' * 70, ['a', 'aa'])
    yield 'many-ways-and-a-wrong-end', case('a' * 90 + 'b', ['a', 'aa', 'aaa'])
    words = invented(1401, 9, 'ab', 1, 4)
    yield 'small-random', case(written(1402, words, 25), words)
    words = invented(1403, 40, 'abc', 2, 7)
    yield 'random', case(written(1404, words, 600), words)
    words = invented(1405, 300, 'abcd', 3, 20)
    yield 'random-with-a-wrong-end', case(written(1406, words, 3000) + 'dcab', words)
    yield 'largest-one-letter', case('k' * LONGEST, ['k' * size for size in range(1, 21)])
    words = invented(1407, 1000, 'ab', 8, 20)
    yield 'largest-dictionary', case(written(1408, words, LONGEST), words)
    yield 'largest-dead-end', case('ab' * (LONGEST // 2 - 1) + 'ba', ['ab' * size for size in range(1, 11)])


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
