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
DIGITS = '0123456789'
LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ'
MOST = 10**18


def case(plate, steps):
    return f'{plate}\n{steps}\n'


def drawn(rng, size, letter_share=0.5):
    return ''.join(rng.choice(LETTERS if rng.random() < letter_share else DIGITS) for _ in range(size))


def cases():
    yield 'one-digit-no-step', case('0', 0)
    yield 'last-plate-no-step', case('Z9', 0)
    yield 'last-letter', case('Z', 1)
    yield 'last-digit', case('9', 1)
    yield 'over-the-missing-i', case('H', 1)
    yield 'over-the-missing-o', case('N', 2)
    yield 'over-both', case('AG', 8)
    yield 'all-letters-in-turn', case('AA', 575)
    yield 'one-too-many', case('AA', 576)
    yield 'digit-before-letter', case('4Z', 1)
    yield 'letter-before-digit', case('M9', 1)
    yield 'carry-stops-in-the-middle', case('QK3Y99', 101)
    yield 'several-carries-at-once', case('00A00', 123456)
    yield 'exactly-the-last', case('B0C', 24 * 10 * 23 - 3)
    yield 'just-past-the-last', case('B0C', 24 * 10 * 23 - 2)
    yield 'past-32-bits', case('00000000000', 3 * 10**9)
    yield 'all-eighteen-digits', case('0' * 18, MOST - 1)
    yield 'eighteen-digits-too-few', case('0' * 18, MOST)
    yield 'nineteen-digits', case('9' * 18 + '8', 1)
    yield 'odd-number-past-53-bits', case('AAAAAAAAAAAAAAAA', 999999999999999999)
    yield 'most-steps-short-plate', case('KA05MJ1234', MOST)
    rng = random.Random(141)
    yield 'random-short', case('C' + drawn(rng, 5), rng.randint(10**5, 10**6))
    yield 'random-medium', case('D' + drawn(rng, 15), rng.randint(10**15, 10**16))
    yield 'random-long', case('E' + drawn(rng, 1000), rng.randint(10**17, MOST))
    yield 'longest-random', case('F' + drawn(rng, 99999), MOST - 7)
    yield 'longest-carry', case('Y' + '9Z' * 49999 + '9', 1)
    yield 'longest-none', case('Z' * 100000, 1)


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
