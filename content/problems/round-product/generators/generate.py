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

LARGEST = 10**15
BASE = 10**12


def case(a, b, base):
    return f'{a} {b} {base}\n'


def cases():
    yield 'smallest', case(1, 1, 2)
    yield 'one-number-is-the-base', case(60, 60, 60)
    yield 'one-number-one-less', case(59, 59, 60)
    yield 'one-number-a-power', case(729, 729, 3)
    yield 'two-numbers', case(24, 25, 10)
    yield 'zero-from-two-numbers', case(4, 5, 20)
    yield 'squares-in-the-base', case(5, 40, 72)
    yield 'small-prime-decides', case(1, 100, 48)
    yield 'large-prime-decides', case(1, 100, 14)
    yield 'both-factorials-have-a-rest', case(6, 9, 8)
    yield 'both-factorials-have-a-rest-in-base-nine', case(4, 8, 9)
    yield 'no-multiple-between', case(998, 1008, 997)
    yield 'multiple-at-both-ends', case(997, 997 * 2, 997)
    yield 'ends-just-before-a-multiple', case(997, 997 * 2 - 1, 997)
    yield 'base-is-the-square-of-a-prime', case(1, 200, 169)
    yield 'base-is-a-square-of-two-primes', case(30, 400, 11025)
    yield 'binary-largest', case(1, LARGEST, 2)
    yield 'one-number-largest', case(LARGEST, LARGEST, 10)
    yield 'largest-base', case(1, LARGEST, BASE)
    yield 'largest-power-of-two', case(LARGEST // 2, LARGEST, 2**39)
    yield 'many-primes', case(123456789012345, 987654321098765, 200560490130)
    yield 'largest-prime-base', case(1, LARGEST, 999999999989)
    yield 'largest-prime-base-is-too-large', case(1, 999999999988, 999999999989)
    yield 'largest-square-of-a-prime', case(10**6, LARGEST, 999983**2)
    yield 'square-of-a-prime-short', case(999983 * 41 + 1, 999983 * 49, 999983**2)
    yield 'next-power-past-64-bits', case(1, LARGEST, 57991)
    yield 'next-power-past-64-bits-twice-in-the-base', case(3, LARGEST - 2, 57991**2)
    yield 'twice-a-large-prime', case(3, LARGEST - 1, 2 * 499999999979)
    yield 'cube-and-a-prime', case(17, 10**14, 9973**2 * 9967)
    yield 'two-large-primes', case(10**12, 10**12 + 10**9, 999983 * 999979)


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
