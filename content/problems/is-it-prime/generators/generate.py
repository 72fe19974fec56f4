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

LARGEST = 10**6


def case(numbers):
    return '\n'.join(map(str, [len(numbers), *numbers])) + '\n'


def primes_up_to(most):
    is_prime = [False, False] + [True] * (most - 1)
    for number in range(2, most + 1):
        if is_prime[number]:
            for multiple in range(number * number, most + 1, number):
                is_prime[multiple] = False
    return [number for number in range(most + 1) if is_prime[number]]


def mixed(seed, count, low):
    rng = random.Random(seed)
    return [rng.randint(low, LARGEST) for _ in range(count)]


def cases():
    primes = primes_up_to(LARGEST)
    small = [prime for prime in primes if prime < 1000]
    yield 'one', case([1])
    yield 'two', case([2])
    yield 'four', case([4])
    yield 'up-to-twelve', case(list(range(12, 0, -1)))
    yield 'the-same-again', case([9, 7, 9, 1, 7])
    yield 'squares-of-primes', case([prime * prime for prime in small])
    yield 'products-of-neighbouring-primes', case([a * b for a, b in zip(small, small[1:])])
    yield 'odd-but-not-prime', case([9, 15, 21, 25, 27, 33, 35, 49, 77, 91, 121, 143, 169, 187, 221])
    yield 'powers-of-two', case([2**i for i in range(20)])
    yield 'smallest-divisor-is-large', case([991 * 997, 983 * 991, 977 * 983, 971 * 977, 967 * 971])
    yield 'up-to-a-thousand', case(list(range(1, 1001)))
    yield 'last-before-a-million', case(list(range(LARGEST - 999, LARGEST + 1)))
    yield 'random', case(mixed(871, 1000, 1))
    yield 'largest-primes', case(primes[-2000:])


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
