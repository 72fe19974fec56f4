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

LONGEST = 100000


def line(digits):
    return digits + '\n'


def drawn(seed, size, digits):
    rng = random.Random(seed)
    return ''.join(rng.choice(digits) for _ in range(size))


def spelled(seed, letters, numbers):
    """A note that can be decoded, since it is written letter by letter."""
    rng = random.Random(seed)
    return ''.join(str(rng.choice(numbers)) for _ in range(letters))


def cases():
    yield 'one-digit', line('7')
    yield 'only-a-zero', line('0')
    yield 'ten', line('10')
    yield 'twelve', line('12')
    yield 'nineteen', line('19')
    yield 'twenty', line('20')
    yield 'last-letter', line('26')
    yield 'behind-the-last-letter', line('27')
    yield 'thirty', line('30')
    yield 'small-digit-behind-a-large-one', line('35')
    yield 'zero-in-front', line('06')
    yield 'zero-in-front-of-more', line('0123')
    yield 'zero-in-the-middle', line('1034')
    yield 'zero-between-ones', line('11011')
    yield 'two-zeros', line('100')
    yield 'zero-at-the-end', line('2110')
    yield 'sixty', line('2560')
    yield 'every-pair-is-a-letter', line('111111')
    yield 'no-pair-is-a-letter', line('987654321')
    yield 'pairs-up-to-29', line('2728292')
    yield 'all-digits', line('1234567890')
    yield 'all-digits-once-more', line('9182736451029')
    yield 'past-32-bits', line('12' * 30)
    yield 'past-64-bits', line('21' * 60)
    yield 'just-past-the-modulus', line('1' * 44)
    yield 'small-random', line(spelled(1411, 9, range(1, 27)))
    yield 'random-small-digits', line(drawn(1412, 300, '12'))
    yield 'random-up-to-26', line(spelled(1413, 900, range(1, 27)))
    yield 'random-with-a-dead-end', line(spelled(1414, 500, range(1, 27)) + '40' + spelled(1415, 500, range(1, 27)))
    yield 'largest-all-ones', line('1' * LONGEST)
    yield 'largest-random', line(spelled(1416, 65000, range(1, 27))[: LONGEST - 1].rstrip('0') + '1')
    yield 'largest-small-digits', line(drawn(1417, LONGEST, '126'))
    yield 'largest-dead-end', line('1' * (LONGEST - 2) + '00')


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
