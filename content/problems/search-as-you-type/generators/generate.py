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

def case(word, text, lengths=None):
    asked = lengths or range(1, len(word) + 1)
    return f'{word}\n{text}\n{len(asked)}\n{" ".join(map(str, asked))}\n'


def drawn(seed, count, letters):
    rng = random.Random(seed)
    return ''.join(rng.choices(letters, k=count))


def some(seed, count, most):
    rng = random.Random(seed)
    return [rng.randint(1, most) for _ in range(count)]


def fibonacci_word(length):
    before, word = 'b', 'a'
    while len(word) < length:
        before, word = word, word + before
    return word[:length]


def thue_morse(length, letters):
    return ''.join(letters[i.bit_count() % 2] for i in range(length))


def pieces(seed, word, count):
    """A text of beginnings of the word, each of them followed by a random letter now and then."""
    rng = random.Random(seed)
    text = ''
    while len(text) < count:
        text += word[: rng.randint(1, len(word))] + rng.choice(['', 'a', 'b', 'c'])
    return text[:count]


def cases():
    yield 'one-letter-there', case('a', 'a')
    yield 'one-letter-not-there', case('a', 'b')
    yield 'whole-text', case('abc', 'abc')
    yield 'word-longer-than-text', case('abcabc', 'abca')
    yield 'text-ends-in-a-beginning', case('abcde', 'xxabcd')
    yield 'last-letter-missing', case('abcd', 'abcabcabc')
    yield 'first-letter-missing', case('xabc', 'abcabc')
    yield 'overlaps', case('aba', 'abababa')
    yield 'same-letter', case('aaa', 'aaaaaaa')
    yield 'match-longer-than-the-word', case('ab', 'ababab')
    yield 'same-length-again', case('abcab', 'abcabcab', [5, 2, 5, 1, 2, 3])
    yield 'lengths-backwards', case('abac', 'abacabadabac', [4, 3, 2, 1])
    yield 'only-the-longest', case('banana', 'bananabananas', [6])
    yield 'copy-ends-with-the-match', case('aabaaab', 'aabaabaaabaaab')
    yield 'copy-goes-past-the-match', case('aaab', 'aaaaabaaab')
    yield 'long-border', case('abcabcabd', 'abcabcabcabdabcabcabd')
    yield 'two-letters-in-turn', case('ab' * 20, 'ab' * 50 + 'ba' * 30)
    yield 'all-letters', case('thequickbrownfoxjumpsoverthelazydog', 'thethequickthequickbrownthequickbrownfoxjumpsoverthelazydog')
    yield 'small-random', case(drawn(1611, 5, 'ab'), drawn(1612, 40, 'ab'))
    yield 'random', case(drawn(1613, 50, 'ab'), drawn(1614, 500, 'ab'))
    yield 'random-skewed', case(drawn(1615, 50, 'aaaab'), drawn(1616, 2000, 'aaaab'))
    yield 'random-letters', case(drawn(1617, 100, 'abc'), drawn(1618, 3000, 'abc'))
    yield 'beginnings-in-a-row', case('abacabadabacaba', pieces(1619, 'abacabadabacaba', 2000))
    yield 'thue-morse', case(thue_morse(1024, 'ab'), thue_morse(4096, 'ba') + thue_morse(1024, 'ab'), some(1620, 200, 1024))
    yield 'fibonacci-word', case(fibonacci_word(5000), fibonacci_word(20000), some(1621, 300, 5000))
    yield 'word-in-itself', case(drawn(1622, 30, 'ab') * 40, drawn(1622, 30, 'ab') * 100, some(1623, 300, 1200))
    yield 'largest-one-letter-changed', case('a' * 100000, 'a' * 150000 + 'b' + 'a' * 49999, some(1624, 1000, 100000))


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
