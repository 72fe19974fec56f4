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

MOST = 50000
STRONGEST = 10**9


def case(batteries):
    return f'{len(batteries)}\n{" ".join(map(str, batteries))}\n'


def drawn(seed, count, weakest, strongest):
    rng = random.Random(seed)
    return [rng.randint(weakest, strongest) for _ in range(count)]


def cases():
    yield 'one-weakest', case([1])
    yield 'one-strongest', case([STRONGEST])
    yield 'two-equal', case([6, 6])
    yield 'two-different', case([4, 9])
    yield 'two-strongest', case([STRONGEST, STRONGEST])
    yield 'three-ones', case([1, 1, 1])
    yield 'three-equal', case([5, 5, 5])
    yield 'three-strongest', case([STRONGEST] * 3)
    yield 'one-against-the-rest-equal', case([10, 3, 2, 5])
    yield 'one-a-little-stronger', case([3, 11, 2, 5])
    yield 'one-a-little-weaker', case([3, 2, 5, 9])
    yield 'strongest-is-last', case([2, 4, 1, 30])
    yield 'rising', case(list(range(1, 16)))
    yield 'falling', case(list(range(30, 0, -2)))
    yield 'pairs-and-one', case([7, 7, 4, 4, 2, 2, 1])
    yield 'odd-sum', case([8, 3, 6, 2, 4])
    yield 'nearly-half', case([10**6, *[1] * 1000, 10**6 - 1])
    yield 'small-random', case(drawn(521, 7, 1, 12))
    yield 'random', case(drawn(522, 500, 1, 10**6))
    yield 'sum-just-above-32-bits', case([10**9, 10**9, 10**9, 10**9, 294967297])
    yield 'strongest-outweighs-many', case([*drawn(523, 300, 1, 1000), STRONGEST])
    yield 'most-ones', case([1] * MOST)
    yield 'most-ones-and-the-strongest', case([*[1] * (MOST - 1), STRONGEST])
    yield 'most-random', case(drawn(524, MOST, 1, STRONGEST))


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
