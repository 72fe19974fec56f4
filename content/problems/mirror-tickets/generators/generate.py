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

LARGEST = 10**18


def case(rolls):
    return '\n'.join([str(len(rolls)), *(f'{a} {b}' for a, b in rolls)]) + '\n'


def one_by_one(first, last):
    return case([(number, number) for number in range(first, last + 1)])


def drawn(seed, count, largest):
    """Rolls whose ends have random lengths."""
    rng = random.Random(seed)

    def end():
        return rng.randint(1, 10 ** rng.randint(1, len(str(largest)) - 1))

    return case([tuple(sorted((end(), end()))) for _ in range(count)])


def spoilt(seed, count):
    """Single tickets made of pairs of digits, half of them with one digit changed."""
    rng = random.Random(seed)
    rolls = []
    for _ in range(count):
        half = rng.choices('0123456789', k=rng.randint(1, 8))
        digits = rng.sample(half + half + rng.choices('0123456789', k=rng.randint(0, 1)), 2 * len(half))
        if rng.random() < 0.5:
            digits[rng.randrange(len(digits))] = rng.choice('0123456789')
        number = int('1' + ''.join(digits))
        rolls.append((number, number))
    return case(rolls)


def around_powers():
    powers = [10**exponent for exponent in range(1, 18)]
    return case([(power + less, power + more) for power in powers for less in (-1, 0) for more in (0, 1, 11)])


def cases():
    yield 'first-ticket', case([(1, 1)])
    yield 'last-ticket', case([(LARGEST, LARGEST)])
    yield 'all-tickets', case([(1, LARGEST)])
    yield 'one-digit', one_by_one(1, 9)
    yield 'two-digits', one_by_one(10, 99)
    yield 'three-digits', one_by_one(100, 320)
    yield 'four-digits', one_by_one(1000, 1250)
    yield 'from-nine-to-ten', case([(9, 10), (9, 11), (1, 10), (1, 11)])
    yield 'ends-are-mirror-tickets', case([(11, 22), (100, 101), (1001, 1010), (2112, 2121), (7, 77)])
    yield 'ends-are-none', case([(10, 12), (102, 109), (1002, 1009), (2113, 2120)])
    yield 'no-mirror-ticket', case([(12, 21), (1023, 1030), (123456, 123460)])
    yield 'zeros-pair-up', case([(1001, 1001), (1010, 1010), (10, 10), (100, 100), (1000, 1000), (10000, 10000)])
    yield 'nines', case([(10 ** (length - 1), 10**length - 1) for length in range(1, 19)])
    yield 'around-powers-of-ten', around_powers()
    yield 'around-the-last', case(
        [(LARGEST - less, LARGEST - more) for less in range(0, 14, 2) for more in range(0, less + 1, 3)]
    )
    yield 'same-first-digits', case([(777777777777, 777777888888), (123123123123, 123123123999)])
    yield 'past-32-bits', case([(1, 10**13), (10**12, 10**16), (5 * 10**17, LARGEST)])
    yield 'neighbours-past-53-bits', case([(10**17 + 10 * i + 1, 10**17 + 10 * i + 3) for i in range(40)])
    yield 'single-tickets', spoilt(391, 300)
    yield 'small-random', drawn(392, 10, 1000)
    yield 'random', drawn(393, 300, 10**9)
    yield 'largest-random', drawn(394, 6000, LARGEST)
    yield 'largest-with-large-digits', case([(LARGEST - 10**17 - i, LARGEST - 1 - 7 * i) for i in range(12000)])


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
