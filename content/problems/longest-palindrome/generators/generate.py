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

LONGEST = 5000
LETTERS = 'abcdefghijklmnopqrstuvwxyz'


def line(text):
    return text + '\n'


def word(seed, size, letters):
    rng = random.Random(seed)
    return ''.join(rng.choice(letters) for _ in range(size))


def mirrored(half, middle=''):
    return half + middle + half[::-1]


def cases():
    yield 'one-letter', line('q')
    yield 'two-equal', line('ee')
    yield 'two-different', line('ab')
    yield 'three-with-a-middle', line('aba')
    yield 'pair-first', line('aab')
    yield 'pair-last', line('baa')
    yield 'whole-line-odd', line('rotator')
    yield 'whole-line-even', line('redder')
    yield 'all-equal', line('zzzzzzz')
    yield 'all-different', line('abcdefgh')
    yield 'at-the-beginning', line('levelwxyz')
    yield 'at-the-end', line('wxyzlevel')
    yield 'even-beats-odd', line('xyxabccbadzd')
    yield 'odd-beats-even', line('xyyxabcbadzzd')
    yield 'reversed-elsewhere', line('abcdexxvedcba')
    yield 'reversed-elsewhere-twice', line('abcdqabcfdcbargdcbaxx')
    yield 'letters-in-between', line('raxcybecyarx')
    yield 'long-middle-is-no-longer', line('aaaabcaaaa')
    yield 'later-one-is-longer', line('abaxxyzzyxxw')
    yield 'runs-of-equal-letters', line('aabbbaabbbbaab')
    yield 'two-letters-alternate', line('abababababab')
    yield 'broken-at-the-ends', line('xabcdcbay')
    yield 'small-random', line(word(1421, 18, 'ab'))
    yield 'random-two-letters', line(word(1422, 400, 'ab'))
    yield 'random', line(word(1423, 700, 'abcd'))
    yield 'odd-hidden-in-random', line(word(1424, 300, LETTERS) + mirrored(word(1425, 90, LETTERS), 'q') + word(1426, 500, LETTERS))
    yield 'even-hidden-in-random', line(word(1427, 600, LETTERS) + mirrored(word(1428, 120, LETTERS)) + word(1429, 200, LETTERS))
    yield 'largest-all-equal', line('m' * LONGEST)
    yield 'largest-one-odd-letter', line('m' * 3000 + 'n' + 'm' * 1999)
    yield 'largest-random', line(word(1430, LONGEST, 'ab'))
    yield 'largest-palindrome', line(mirrored(word(1431, LONGEST // 2, 'xyz')))
    yield 'largest-all-letters-in-turn', line((LETTERS * 193)[:LONGEST])


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
