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

def case(chain, k):
    following = dict(zip(chain, [*chain[1:], 0]))
    pointers = ' '.join(str(following[wagon]) for wagon in range(1, len(chain) + 1))
    return f'{len(chain)} {k} {chain[0]}\n{pointers}\n'


def mixed(seed, count):
    chain = list(range(1, count + 1))
    random.Random(seed).shuffle(chain)
    return chain


def cases():
    yield 'one-wagon', case([1], 1)
    yield 'one-wagon-of-a-group', case([1], 2)
    yield 'two-alone', case([2, 1], 1)
    yield 'two-turned', case([2, 1], 2)
    yield 'two-too-few', case([2, 1], 3)
    yield 'groups-of-one', case([3, 1, 5, 2, 4], 1)
    yield 'pairs', case([6, 1, 5, 2, 4, 3], 2)
    yield 'pairs-and-one-more', case([7, 6, 1, 5, 2, 4, 3], 2)
    yield 'threes', case([9, 4, 2, 7, 5, 1, 8, 3, 6], 3)
    yield 'threes-and-one', case([9, 4, 10, 2, 7, 5, 1, 8, 3, 6], 3)
    yield 'threes-and-two', case([9, 4, 10, 2, 11, 7, 5, 1, 8, 3, 6], 3)
    yield 'exactly-one-group', case([3, 5, 1, 4, 2], 5)
    yield 'one-group-and-one', case([3, 5, 1, 4, 2, 6], 5)
    yield 'one-too-few', case([3, 5, 1, 4, 2], 6)
    yield 'far-too-few', case([4, 2, 3, 1], 40000)
    yield 'in-order', case(list(range(1, 13)), 4)
    yield 'in-order-backwards', case(list(range(12, 0, -1)), 5)
    yield 'nearly-two-groups', case(mixed(1181, 13), 7)
    yield 'small-random', case(mixed(1182, 20), 6)
    yield 'random-pairs', case(mixed(1183, 501), 2)
    yield 'random-tens', case(mixed(1184, 1000), 10)
    yield 'random-half', case(mixed(1185, 999), 500)
    yield 'random-all-but-one', case(mixed(1186, 600), 599)
    yield 'many-in-small-groups', case(mixed(1187, 3000), 7)
    yield 'largest', case(mixed(1188, 40000), 3)


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
