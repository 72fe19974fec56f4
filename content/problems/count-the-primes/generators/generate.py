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

LARGEST = 2 * 10**6


def case(requests):
    return '\n'.join([str(len(requests)), *(f'{l} {r}' for l, r in requests)]) + '\n'


def every_request(count):
    return [(l, r) for l in range(1, count + 1) for r in range(l, count + 1)]


def drawn(seed, count, largest):
    rng = random.Random(seed)
    return [tuple(sorted(rng.choices(range(1, largest + 1), k=2))) for _ in range(count)]


def short(seed, count, largest, longest):
    rng = random.Random(seed)
    starts = [rng.randint(1, largest - longest) for _ in range(count)]
    return [(l, l + rng.randrange(longest)) for l in starts]


def nearly_all(seed, count, largest):
    rng = random.Random(seed)
    return [(rng.randint(1, 9), largest - rng.randint(0, 9999)) for _ in range(count)]


def cases():
    yield 'only-one', case([(1, 1)])
    yield 'only-two', case([(2, 2)])
    yield 'only-three', case([(3, 3)])
    yield 'one-and-two', case([(1, 2)])
    yield 'square-of-two', case([(4, 4)])
    yield 'square-of-three', case([(9, 9)])
    yield 'square-of-seven-is-last', case([(48, 49), (1, 49)])
    yield 'square-of-thirteen-is-last', case([(1, 169), (168, 169), (167, 168)])
    yield 'every-request-up-to-30', case(every_request(30))
    yield 'single-numbers', case([(i, i) for i in range(1, 400)])
    yield 'single-numbers-backwards', case([(i, i) for i in range(250, 0, -1)])
    yield 'from-prime-to-prime', case([(2, 97), (11, 13), (97, 101), (89, 97), (5, 5)])
    yield 'between-two-primes', case([(90, 96), (114, 126), (24, 28), (14, 16), (4, 4)])
    yield 'products-of-larger-primes', case([(121, 121), (143, 143), (169, 169), (221, 221), (1147, 1147), (1, 1200)])
    yield 'same-request-again', case([(10, 50)] * 20)
    yield 'largest-number', case([(LARGEST, LARGEST)])
    yield 'whole-range', case([(1, LARGEST)])
    yield 'last-numbers', case([(LARGEST - i, LARGEST) for i in range(60)])
    yield 'square-of-a-large-prime', case([(1409**2, 1409**2), (1409**2 - 1, 1409**2), (1, 1409**2)])
    yield 'small-random', case(drawn(1561, 50, 100))
    yield 'random', case(drawn(1562, 500, 10000))
    yield 'random-short', case(short(1563, 1000, LARGEST, 100))
    yield 'random-large', case(drawn(1564, 1000, LARGEST))
    yield 'largest', case(nearly_all(1565, 20000, LARGEST))


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
