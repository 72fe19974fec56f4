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


def case(widths, lengths, k):
    return f'{len(widths)} {len(lengths)} {k}\n{" ".join(map(str, widths))}\n{" ".join(map(str, lengths))}\n'


def drawn(seed, count, low, high):
    rng = random.Random(seed)
    return sorted(rng.randint(low, high) for _ in range(count))


def table(n):
    return list(range(1, n + 1))


def cases():
    yield 'one-pane', case([4], [6], 1)
    yield 'smallest-pane', case([1], [1], 1)
    yield 'one-row-first', case([3], [2, 5, 9], 1)
    yield 'one-row-last', case([3], [2, 5, 9], 3)
    yield 'one-column', case([2, 5, 9], [3], 2)
    yield 'smallest-of-all', case([2, 3, 7], [4, 5, 6], 1)
    yield 'second-smallest-below', case([2, 3, 7], [4, 9, 10], 2)
    yield 'second-smallest-beside', case([2, 9, 10], [4, 5, 6], 2)
    yield 'largest-of-all', case([2, 3, 7], [4, 5, 6], 9)
    yield 'second-largest', case([2, 3, 7], [4, 5, 6], 8)
    yield 'all-equal', case([5] * 4, [3] * 3, 7)
    yield 'equal-areas-count-each-time', case(table(4), table(4), 8)
    yield 'just-before-a-gap', case([1, 1, 100], [1, 2], 4)
    yield 'just-behind-a-gap', case([1, 1, 100], [1, 2], 5)
    yield 'rows-do-not-follow-one-another', case([1, 2, 3, 4], [10, 20, 30, 40, 50], 11)
    yield 'more-rows-than-columns', case(table(12), [1, 5], 15)
    yield 'more-columns-than-rows', case([1, 5], table(12), 15)
    yield 'times-table-of-ten', case(table(10), table(10), 51)
    yield 'largest-area', case([LARGEST - 1, LARGEST], [LARGEST, LARGEST], 4)
    yield 'areas-past-32-bits', case([99998, 99999, LARGEST], [70000, 80000, 999999], 5)
    yield 'area-past-31-bits', case([65535, 65537], [32767, 32768, 32769], 4)
    yield 'small-random', case(drawn(1121, 4, 1, 9), drawn(1122, 5, 1, 9), 13)
    yield 'random-many-equal', case(drawn(1123, 200, 1, 30), drawn(1124, 300, 1, 30), 41234)
    yield 'random', case(drawn(1125, 600, 1, LARGEST), drawn(1126, 500, 1, LARGEST), 123456)
    yield 'random-near-the-end', case(drawn(1127, 700, 1, LARGEST), drawn(1128, 400, 1, LARGEST), 279998)
    yield 'long-row', case([7], drawn(1129, 5000, 1, LARGEST), 3210)
    yield 'largest', case(drawn(1130, 50000, 1, 9999), drawn(1131, 50000, 1, 9999), 2400000000)


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
