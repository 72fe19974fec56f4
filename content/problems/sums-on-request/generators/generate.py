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

MOST = 10**9


def case(profits, requests):
    lines = [f'{len(profits)} {len(requests)}', ' '.join(map(str, profits)), *(f'{l} {r}' for l, r in requests)]
    return '\n'.join(lines) + '\n'


def drawn(seed, count, low, high):
    rng = random.Random(seed)
    return [rng.randint(low, high) for _ in range(count)]


def every_request(count):
    return [(l, r) for l in range(1, count + 1) for r in range(l, count + 1)]


def asked(seed, count, days):
    rng = random.Random(seed)
    return [tuple(sorted(rng.choices(range(1, days + 1), k=2))) for _ in range(count)]


def nearly_all(seed, count, days):
    rng = random.Random(seed)
    return [(rng.randint(1, 9), days - rng.randint(0, 99)) for _ in range(count)]


def cases():
    yield 'one-day', case([4], [(1, 1)])
    yield 'one-day-asked-often', case([4], [(1, 1)] * 5)
    yield 'two-days', case([4, -9], every_request(2))
    yield 'nothing-earned', case([0, 0, 0, 0], every_request(4))
    yield 'all-the-days', case([5, 3, 8, -1, 2, 6], [(1, 6)])
    yield 'first-day', case([5, 3, 8, -1, 2, 6], [(1, 1)])
    yield 'last-day', case([5, 3, 8, -1, 2, 6], [(6, 6)])
    yield 'all-but-the-first', case([100, 3, 8, -1, 2, 6], [(2, 6)])
    yield 'all-but-the-last', case([5, 3, 8, -1, 2, 100], [(1, 5)])
    yield 'every-request', case([7, 1, -4, 12, 9, -20, 3, 5], every_request(8))
    yield 'requests-backwards', case([2, 3, 5, 7, 11, 13], every_request(6)[::-1])
    yield 'only-losses', case([-5, -1, -9, -3, -2], every_request(5))
    yield 'losses-eat-the-profit', case([6, -6, 6, -6, 1, -1], every_request(6))
    yield 'past-32-bits', case([MOST, MOST, MOST, MOST, MOST], every_request(5))
    yield 'below-32-bits', case([-MOST, -MOST, -MOST, -MOST], every_request(4))
    yield 'total-past-32-bits-but-not-the-answers', case([MOST, MOST, MOST, 5, 6, -MOST, 7], [(4, 5), (5, 7), (7, 7)])
    yield 'small-random', case(drawn(1041, 7, -9, 9), asked(1042, 9, 7))
    yield 'random', case(drawn(1043, 300, -1000, 1000), asked(1044, 300, 300))
    yield 'random-large', case(drawn(1045, 1000, -MOST, MOST), asked(1046, 500, 1000))
    yield 'random-only-profits', case(drawn(1047, 500, MOST - 99, MOST), asked(1048, 300, 500))
    yield 'many-days-few-requests', case(drawn(1049, 5000, 0, 9), asked(1050, 3, 5000))
    yield 'few-days-many-requests', case(drawn(1051, 9, -9, 9), asked(1052, 1000, 9))
    yield 'largest', case([int(x == 7) for x in drawn(1053, 200000, 1, 40000)], nearly_all(1054, 40000, 200000))


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
