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


def case(pattern, total):
    return f'{pattern}\n{total}\n'


def forgotten(seed, size, unknown):
    """A code that obeys the rules, with `unknown` of its digits forgotten."""
    rng = random.Random(seed)
    while True:
        code = rng.sample(range(10), size)
        if all(abs(one - other) >= 2 for one, other in zip(code, code[1:])):
            break
    hidden = rng.sample(range(size), unknown)
    return case(''.join('?' if place in hidden else str(digit) for place, digit in enumerate(code)), sum(code))


def cases():
    yield 'one-wheel-zero', case('?', 0)
    yield 'one-wheel-nine', case('?', 9)
    yield 'one-wheel-known', case('4', 4)
    yield 'one-wheel-wrong-sum', case('7', 8)
    yield 'one-wheel-too-large-a-sum', case('?', 10)
    yield 'sum-zero-of-two', case('??', 0)
    yield 'two-wheels', case('??', 9)
    yield 'two-wheels-known-too-close', case('76', 13)
    yield 'two-wheels-known-equal', case('33', 6)
    yield 'ends-may-be-close', case('4??3', 21)
    yield 'known-digit-used-before', case('??2', 9)
    yield 'known-digit-repeated-far-apart', case('1?9?1', 23)
    yield 'known-neighbours-too-close', case('?8?32?', 30)
    yield 'zero-in-front', case('0?5?', 17)
    yield 'difference-of-two', case('2?4?6', 29)
    yield 'largest-sum', case('???', 100)
    yield 'everything-known', case('2846175039', 45)
    yield 'everything-known-too-close', case('0123456789', 45)
    yield 'everything-known-wrong-sum', case('2846175039', 44)
    yield 'five-forgotten', forgotten(531, 6, 5)
    yield 'four-of-eight-forgotten', forgotten(532, 8, 4)
    yield 'seven-of-nine-forgotten', forgotten(533, 9, 7)
    yield 'seven-wheels-middle-sum', case('???????', 31)
    yield 'seven-wheels-smallest-sum', case('???????', 21)
    yield 'seven-wheels-largest-sum', case('???????', 42)
    yield 'all-ten-digits-seven-forgotten', case('???4???8?1', 45)
    yield 'known-at-the-end', case('???????503', 45)
    yield 'known-in-front', case('503???????', 45)


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
