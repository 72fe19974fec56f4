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

LONGEST = 1000
LETTERS = 2000


def case(pattern, *names):
    return '\n'.join([pattern, str(len(names)), *names]) + '\n'


def word(rng, size, letters):
    return ''.join(rng.choice(letters) for _ in range(size))


def pattern_for(rng, name, share):
    """A pattern that matches the name: about this share of its places becomes a wildcard."""
    pattern, place = '', 0
    while place < len(name):
        if rng.random() >= share:
            pattern += name[place]
            place += 1
        elif rng.random() < 0.5:
            pattern += '?'
            place += 1
        else:
            pattern += '*'
            place += rng.randint(0, 4)
    return pattern


def changed(rng, name, letters):
    """The name with one letter more, one less, or another one."""
    place = rng.randrange(len(name))
    added, taken = rng.choice([(1, 0), (0, 1), (1, 1)])
    return name[:place] + added * rng.choice(letters) + name[place + taken :]


def drawn(seed, size, share, letters, count):
    """A pattern made for one name, that name, and many like it."""
    rng = random.Random(seed)
    name = word(rng, size, letters)
    pattern = pattern_for(rng, name, share)
    return case(pattern, name, *[changed(rng, name, letters) for _ in range(count)])


def cases():
    yield 'one-letter', case('a', 'a', 'b', 'aa')
    yield 'one-question-mark', case('?', 'a', 'z', 'ab')
    yield 'one-star', case('*', 'a', 'abc', 'zzzzzz')
    yield 'no-wildcards', case('sea', 'sea', 'seal', 'se', 'tea', 'sae')
    yield 'star-in-front', case('*ea', 'sea', 'ea', 'eat', 'area', 'e')
    yield 'star-at-the-end', case('sea*', 'sea', 'seal', 'se', 'asea')
    yield 'star-in-the-middle', case('s*a', 'sa', 'sea', 'seal', 'spa', 's', 'a', 'sas')
    yield 'star-for-nothing-twice', case('a**b', 'ab', 'axb', 'a', 'b')
    yield 'only-stars', case('****', 'a', 'ab')
    yield 'stars-behind-everything', case('ab***', 'ab', 'abc', 'a')
    yield 'question-marks-only', case('???', 'ab', 'abc', 'abcd')
    yield 'question-mark-needs-a-letter', case('ab?', 'ab', 'abc', 'abcd')
    yield 'question-mark-in-front', case('?ea', 'sea', 'ea', 'asea')
    yield 'star-and-question-mark', case('*?', 'a', 'ab', 'abc')
    yield 'question-mark-and-star', case('?*', 'a', 'ab', 'abc')
    yield 'two-between-stars', case('*??*', 'a', 'ab', 'abc')
    yield 'longer-than-the-name', case('abcdef', 'abc', 'abcde', 'abcdef')
    yield 'first-match-is-not-the-last', case('*ab', 'abab', 'abcab', 'aab', 'abb', 'ab')
    yield 'next-letter-comes-again', case('a*bc', 'abbc', 'abcbc', 'abcb', 'abxbc', 'abc')
    yield 'second-star-decides', case('*aa*b', 'aab', 'caaxb', 'abaab', 'aba', 'aaba')
    yield 'middle-must-not-overlap', case('ab*ba', 'aba', 'abba', 'abxba', 'abab')
    yield 'middle-part-in-order', case('*cat*dog*', 'catdog', 'dogcat', 'xcatydogz', 'catdo', 'cadogt')
    yield 'stars-against-equal-letters', case('a*a*a*a', 'aaa', 'aaaa', 'aaaaaaa', 'aaab', 'baaaa')
    yield 'letter-missing-at-the-end', case('*a*a*a*a*a*a*a*b', 'a' * 40, 'a' * 40 + 'b', 'b' + 'a' * 40)
    yield 'two-letters-random', case('a*b?a*ba', *[word(random.Random(1480 + seed), 9, 'ab') for seed in range(40)])
    yield 'small-random', drawn(1481, 8, 0.5, 'ab', 40)
    yield 'random', drawn(1482, 30, 0.3, 'abc', 45)
    yield 'random-many-wildcards', drawn(1483, 40, 0.7, 'abcd', 45)
    yield 'random-long-names', drawn(1484, 180, 0.2, 'ab', 9)
    yield 'largest-equal-letters', case('a*' * 499 + 'b', 'a' * 999 + 'b', 'a' * 1000)
    yield 'largest-no-wildcards', case('ab' * 500, 'ab' * 500, 'ab' * 499 + 'bb')
    yield 'largest-stars', case('*' * LONGEST, 'q' * LETTERS)
    yield 'largest-question-marks', case('?' * LONGEST, 'q' * LONGEST, 'q' * (LONGEST - 1))
    yield 'largest-random', drawn(1485, 990, 0.3, 'ab', 1)


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
