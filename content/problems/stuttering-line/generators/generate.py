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


def case(received, words):
    return '\n'.join([received, str(len(words)), *words]) + '\n'


def stuttered(rng, word, most):
    return ''.join(letter * rng.randint(1, most) for letter in word)


def nearly(rng, word):
    """A word that differs in one place: a letter less, more, doubled or changed."""
    place = rng.randrange(len(word))
    middle = rng.choice(['', word[place] * 2, word[place] + 'q', 'q'])
    return word[:place] + middle + word[place + 1 :] or 'q'


def drawn(seed, length, count, letters, most):
    """One word, and a list of shortened, stuttered and slightly changed forms of what arrived."""
    rng = random.Random(seed)
    word = ''.join(rng.choices(letters, k=length))
    received = stuttered(rng, word, most)
    forms = [
        lambda: word,
        lambda: stuttered(rng, word, 2),
        lambda: nearly(rng, word),
        lambda: received,
        lambda: nearly(rng, received),
        lambda: received[: rng.randint(1, len(received))],
    ]
    return case(received, [rng.choice(forms)() for _ in range(count)])


def cases():
    yield 'one-letter', case('a', ['a'])
    yield 'another-letter', case('a', ['b'])
    yield 'longer-than-arrived', case('a', ['aa', 'a', 'ab'])
    yield 'the-same-text', case('banana', ['banana'])
    yield 'one-letter-too-few-at-the-end', case('banana', ['banan', 'anana'])
    yield 'one-letter-too-many-at-the-end', case('banana', ['bananas', 'sbanana', 'bananaa'])
    yield 'first-run', case('aaab', ['ab', 'aab', 'aaab', 'aaaab'])
    yield 'last-run', case('abbb', ['ab', 'abb', 'abbb', 'abbbb'])
    yield 'middle-run', case('abbbc', ['abc', 'abbc', 'abbbc', 'abbbbc', 'ac'])
    yield 'word-is-the-beginning', case('ccoooll', ['cco', 'col', 'co', 'c'])
    yield 'letters-come-back', case('abab', ['ab', 'aabb', 'abab', 'aba', 'bab', 'ababa'])
    yield 'same-letters-other-runs', case('aabaa', ['aaaab', 'abaa', 'baaaa', 'aaba', 'aabba'])
    yield 'equally-long', case('xxyy', ['xyy', 'xxy', 'xy', 'yxx'])
    yield 'longest-comes-first', case('xxxyyy', ['xxyy', 'xy', 'xxy', 'xyy'])
    yield 'longest-does-not-fit', case('moonn', ['mooon', 'monn', 'mon', 'mooonnn'])
    yield 'a-word-called-none', case('noonne', ['none', 'noone', 'nonne'])
    yield 'all-the-same-word', case('zzz', ['zz'] * 7)
    yield 'small-random', drawn(331, 5, 12, 'ab', 3)
    yield 'random-two-letters', drawn(332, 20, 200, 'ab', 3)
    yield 'random-all-letters', drawn(333, 30, 300, 'abcdefghijklmnopqrstuvwxyz', 4)
    yield 'random-long-runs', drawn(334, 12, 100, 'xyz', 60)
    yield 'one-long-word', case('ab' * 30000 + 'c' * 40000, ['ab' * 30000 + 'c' * 39999])
    yield 'one-run-many-words', case('a' * 300000, ['a' * length for length in (9, 10, 8)] * 6666 + ['b'])
    yield 'word-longer-than-arrived', case('k', ['k' * 60000, 'k', 'k' * 39999])


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
