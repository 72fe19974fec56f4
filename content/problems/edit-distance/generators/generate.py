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


def case(s, t):
    return f'{s}\n{t}\n'


def word(seed, size, letters):
    rng = random.Random(seed)
    return ''.join(rng.choice(letters) for _ in range(size))


def edited(seed, text, edits, letters):
    """The text after so many random edits."""
    rng = random.Random(seed)
    for _ in range(edits):
        place = rng.randrange(len(text))
        added, taken = rng.choice([(1, 0), (0, 1), (1, 1)])
        text = text[:place] + added * rng.choice(letters) + text[place + taken :]
    return text


def cases():
    yield 'equal', case('kite', 'kite')
    yield 'one-letter-equal', case('q', 'q')
    yield 'one-letter-replaced', case('q', 'r')
    yield 'insert-in-front', case('rain', 'train')
    yield 'insert-at-the-end', case('train', 'trains')
    yield 'delete-in-front', case('train', 'rain')
    yield 'delete-in-the-middle', case('planet', 'plant')
    yield 'replace-only', case('house', 'mouse')
    yield 'nothing-in-common', case('abcde', 'vwxyz')
    yield 'only-from-one-letter', case('a', 'bcdefg')
    yield 'kept-letter-at-the-end', case('a', 'bcdefga')
    yield 'kept-letter-in-the-middle', case('xyzaxyz', 'a')
    yield 'two-swapped', case('bread', 'beard')
    yield 'moved-along', case('abababab', 'babababa')
    yield 'mixed-edits', case('winter', 'written')
    yield 'backwards', case('abcdefgh', 'hgfedcba')
    yield 'tempting-match', case('abxxxx', 'xxxxab')
    yield 'one-letter-repeated', case('aaaa', 'aaaaaaaaa')
    yield 'small-random', case(word(951, 14, 'ab'), word(952, 17, 'ab'))
    yield 'random', case(word(953, 150, 'abcd'), word(954, 120, 'abcd'))
    text = word(955, 980, 'abcdefghijklmnopqrstuvwxyz')
    yield 'largest-few-edits', case(text, edited(956, text, 60, 'abcdefghijklmnopqrstuvwxyz'))
    yield 'largest-two-letters', case(word(957, LONGEST, 'ab'), word(958, LONGEST, 'ab'))
    yield 'largest-random', case(word(959, LONGEST, 'abcdefghij'), word(960, LONGEST - 1, 'abcdefghij'))
    yield 'largest-and-one-letter', case('k' * LONGEST, 'k')


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
