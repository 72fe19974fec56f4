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

def case(garland, word):
    return f'{garland}\n{word}\n'


def drawn(seed, count, letters):
    return ''.join(random.Random(seed).choices(letters, k=count))


def shuffled(seed, letters):
    letters = list(letters)
    random.Random(seed).shuffle(letters)
    return ''.join(letters)


def cases():
    yield 'one-letter', case('a', 'a')
    yield 'other-letter', case('a', 'b')
    yield 'capital-letter-is-another', case('abcABd', 'bA')
    yield 'only-capitals-are-there', case('ANNA', 'anna')
    yield 'word-longer-than-garland', case('abc', 'abcd')
    yield 'one-letter-too-few', case('letter', 'lettter')
    yield 'whole-garland', case('axbxc', 'cab')
    yield 'garland-is-the-word-shuffled', case('silent', 'listen')
    yield 'at-the-beginning', case('catxxcxaxxt', 'act')
    yield 'at-the-end', case('cxaxxtxxcat', 'act')
    yield 'in-the-middle', case('cxxaxxtacxxa', 'cat')
    yield 'last-letter-completes-it', case('zzqzzzzqqzk', 'kq')
    yield 'first-letter-is-needed', case('kqqqzzzz', 'kz')
    yield 'letter-needed-twice', case('abcaxbxa', 'aab')
    yield 'too-many-of-one-letter', case('nnnnaxb', 'nab')
    yield 'order-does-not-matter', case('dcxbad', 'abcd')
    yield 'shorter-one-overlaps-the-first', case('abxxcba', 'abc')
    yield 'complete-but-much-too-long', case('aaaaaaaabbbbbbbbcccc', 'abc')
    yield 'only-one-kind-of-letter', case('zzzzzz', 'zzzz')
    yield 'one-kind-with-gaps', case('zxzzxxzxzz', 'zzz')
    yield 'ends-of-the-alphabet', case('AzaZmAzZa', 'aAzZ')
    yield 'small-random', case(drawn(1091, 14, 'abc'), 'abca')
    yield 'random-few-letters', case(drawn(1092, 400, 'aaab'), 'abbba')
    yield 'random-all-letters', case(drawn(1093, 800, 'abcdefghijklmnopqrstuvwxyz'), 'window')
    yield 'random-capitals', case(drawn(1094, 600, 'abcABC'), 'aAbBcCaA')
    yield 'many-of-one-letter-needed', case(drawn(1095, 1500, 'ab'), 'a' * 300 + 'b' * 40)
    yield 'long-word', case(drawn(1096, 60000, 'abcd'), shuffled(1097, 'abcd' * 5000))
    yield 'long-word-barely-not-there', case('xy' * 20000, 'x' * 20001)
    yield 'needed-letter-far-away', case('b' + 'a' * 60000 + 'b' * 3 + 'c', 'abc')
    yield 'largest', case('a' * 150000 + 'c' * 49999 + 'b', 'ab')


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
