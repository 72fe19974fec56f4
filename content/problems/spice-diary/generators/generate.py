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

MOST = 70000
ALL = 2**30 - 1


def case(wanted, days):
    return f'{len(days)} {wanted}\n{" ".join(map(str, days))}\n'


def drawn(seed, count, spices, share):
    """Each of the first spices is used on the share of the days."""
    rng = random.Random(seed)
    return [sum(1 << j for j in range(spices) if rng.random() < share) for _ in range(count)]


def cases():
    yield 'nothing-used', case(0, [0])
    yield 'nothing-used-one-wanted', case(1, [0])
    yield 'everything-used', case(30, [ALL])
    yield 'everything-used-less-wanted', case(29, [ALL, ALL])
    yield 'highest-spice', case(1, [2**29, 0, 2**29, 1])
    yield 'two-equal-days', case(2, [5, 5])
    yield 'two-days-that-differ', case(2, [1, 2])
    yield 'same-spice-thrice', case(1, [4, 4, 4])
    yield 'days-without-spices-between', case(2, [0, 1, 0, 0, 2, 0])
    yield 'many-empty-days', case(0, [0] * 500)
    yield 'empty-days-with-interruptions', case(0, [*[0] * 40, 7, *[0] * 30, 1, 1, *[0] * 20])
    yield 'growing-sets', case(5, [2**j - 1 for j in range(1, 12)])
    yield 'shrinking-sets', case(5, [2**j - 1 for j in range(11, 0, -1)])
    yield 'one-spice-a-day-in-turn', case(7, [1 << j % 10 for j in range(60)])
    yield 'small-random', case(3, drawn(551, 12, 6, 0.2))
    yield 'random-few-spices', case(4, drawn(552, 300, 8, 0.1))
    yield 'random-all-spices', case(17, drawn(553, 300, 30, 0.1))
    yield 'random-rare-all-wanted', case(30, drawn(554, 2000, 30, 0.01))
    yield 'random-rare', case(15, drawn(555, 3000, 30, 0.002))
    yield 'wanted-never-reached', case(9, drawn(556, 400, 8, 0.3))
    yield 'most-empty', case(0, [0] * MOST)
    yield 'most-with-one-spice', case(1, [1] * MOST)
    yield 'most-in-turn', case(30, [1 << j % 30 for j in range(MOST)])


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
