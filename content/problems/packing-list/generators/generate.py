#!/usr/bin/env python3
"""Writes every case of data/secret. The seeds are fixed: each run gives the same bytes."""
import random
import subprocess
import sys
from pathlib import Path

PACKAGE = Path(__file__).resolve().parent.parent
SECRET = PACKAGE / 'data' / 'secret'
SOLUTION = PACKAGE / 'submissions' / 'accepted' / 'main.py'
LONGEST = 300_000
LONG = 60_000
KINDS = '{}', '[]', '()'


def proper_start(rng, length, open_share):
    """A random text without a mistake; `open_share` is how often a container is opened rather than closed."""
    text, kinds = [], []
    while len(text) < length:
        choice = rng.random()
        if choice < 0.2:
            text.append(rng.choice('abcxyz'))
        elif kinds and choice > 0.2 + 0.8 * open_share:
            text.append(KINDS[kinds.pop()][1])
        else:
            # A new container is rarely smaller than the one around it, so that deep nests keep all kinds.
            around = kinds[-1] if kinds else 0
            kind = rng.randint(around, 2) if rng.random() < 0.01 + 1 / (1 + len(kinds)) else around
            kinds.append(kind)
            text.append(KINDS[kind][0])
    return ''.join(text), ''.join(KINDS[kind][1] for kind in reversed(kinds))


def proper(rng, length):
    """A random proper text of about `length` characters, never more."""
    text, closing = proper_start(rng, length, 0.5)
    while len(text) + len(closing) > length:
        text, closing = proper_start(rng, len(text) - len(closing), 0.5)
    return text + closing


def replaced(text, position, character):
    return text[: position - 1] + character + text[position:]


def small_cases():
    yield 'item', 'z'
    yield 'only-open', '['
    yield 'only-close', ')'
    yield 'crossed', '{a[b}c]'
    yield 'crossed-counts-agree', '[(])'
    yield 'closed-too-often', '(a)(b))'
    yield 'trunk-in-pouch', 'ab(c{d}e)'
    yield 'trunk-in-box-deep', '{[[a]b[{}]]}'
    yield 'small-closed-before-large', '{()[]{}}[()]'
    yield 'same-size-nested', '((((p))))[[q]]{{{}}}'
    yield 'size-before-missing-end', '{[(('
    yield 'two-mistakes', '(]{)'
    yield 'last-is-wrong', '{[()]]'


def cases():
    yield from small_cases()
    rng = random.Random(303)
    yield 'random-proper', proper(rng, 40)
    yield 'random-open', proper_start(rng, 60, 0.7)[0]
    middle = proper(rng, 3000)
    yield 'random-broken', replaced(middle, 1700, '}' if middle[1699] != '}' else ')')
    yield 'deep-open', '{' * (LONGEST // 4) + '[' * (LONGEST // 4) + '(' * (LONGEST // 2)
    third = LONGEST // 6
    yield 'deep-proper', '{' * third + '[' * third + '(' * third + ')' * third + ']' * third + '}' * third
    yield 'deep-wrong-at-end', '[' * (LONGEST // 2) + ']' * (LONGEST // 2 - 1) + '}'
    yield 'deep-too-large', '(' * (LONG - 1) + '['
    yield 'long-flat', '(a){}[b]' * (LONG // 8)
    yield 'long-items', 'm' * LONG
    yield 'long-random', proper(rng, LONG)
    yield 'long-random-open', proper_start(rng, LONG, 0.55)[0]


def main():
    SECRET.mkdir(parents=True, exist_ok=True)
    for old in SECRET.glob('*'):
        old.unlink()
    for number, (name, text) in enumerate(cases(), start=1):
        path = SECRET / f'{number:02d}-{name}.in'
        path.write_text(text + '\n')
        with path.open() as case, path.with_suffix('.ans').open('w') as answer:
            subprocess.run([sys.executable, SOLUTION], stdin=case, stdout=answer, check=True)


main()
