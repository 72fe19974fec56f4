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

LONGEST = 14
FURTHEST = 10**14 - 1


def case(digits, total):
    return f'{digits}\n{total}\n'


def drawn(seed, count, chosen_from='0123456789'):
    rng = random.Random(seed)
    return ''.join(rng.choice(chosen_from) for _ in range(count))


def possible(seed, count, chosen_from='123456789', longest=5):
    """Random digits with the total of a random reading whose numbers have up to `longest` digits."""
    rng = random.Random(seed)
    digits = drawn(seed, count, chosen_from)
    total, start, sign = 0, 0, 1
    while start < count:
        end = start + 1 if digits[start] == '0' else min(count, start + rng.randint(1, longest))
        total += sign * int(digits[start:end])
        start, sign = end, rng.choice([1, -1])
    return case(digits, total)


def cases():
    yield 'one-digit', case('7', 7)
    yield 'one-digit-other-total', case('7', 8)
    yield 'one-digit-never-negative', case('7', -7)
    yield 'zero', case('0', 0)
    yield 'two-zeros', case('00', 0)
    yield 'two-digits-nothing-between', case('42', 42)
    yield 'two-digits-plus', case('42', 6)
    yield 'two-digits-minus', case('24', -2)
    yield 'needless-zero', case('705', 12)
    yield 'zero-inside', case('7051', 704)
    yield 'begins-with-zero', case('0123', 24)
    yield 'ends-with-zero', case('1230', 123)
    yield 'all-zeros', case('0' * LONGEST, 0)
    yield 'all-zeros-other-total', case('0' * LONGEST, 1)
    yield 'long-numbers-come-first', case('111111', 24)
    yield 'plus-before-minus', case('5335', 10)
    yield 'above-the-total-and-back', case('99881', 12)
    yield 'only-minus', case('123456', -19)
    yield 'only-plus', case('123456', 21)
    yield 'just-in-reach', case('1999', -998)
    yield 'just-out-of-reach', case('1999', -999)
    yield 'past-32-bits', case('12345678901234', 12345678667)
    # All digits as one number are 2^32 more than the total.
    yield 'one-more-in-32-bits', case('4294967301', 5)
    yield 'largest-total', case('9' * LONGEST, FURTHEST)
    yield 'furthest-negative', case('1' + '9' * 13, 1 - (10**13 - 1))
    yield 'out-of-all-reach', case('9' * LONGEST, -FURTHEST)
    yield 'small-random', possible(291, 6)
    yield 'random-with-zeros', possible(292, 11, '0001234569', 3)
    yield 'random-long-numbers', possible(293, 14, longest=9)
    yield 'most-readings', case('11111111111111', 0)
    yield 'largest-random', possible(294, 14, longest=3)
    yield 'largest-in-vain', case('22422468242686', 777)
    yield 'largest-rising', case('12345678912345', 100)


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
