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
LONGEST = 10**9


def case(around, place, benches):
    return f'{len(benches)} {around} {place}\n{" ".join(map(str, benches))}\n'


def pairs(count):
    return count * (count - 1) // 2


def drawn(seed, count, around, share):
    """Benches anywhere; `share` says where among all pairs the one asked for stands, from 0 to 1."""
    rng = random.Random(seed)
    return case(around, max(1, round(share * pairs(count))), [rng.randrange(around) for _ in range(count)])


def groups(seed, count, around, centres, width, share):
    """Benches in a few groups, which may lie across the end of the path."""
    rng = random.Random(seed)
    at = [rng.randrange(around) for _ in range(centres)]
    benches = [(rng.choice(at) + rng.randint(-width, width)) % around for _ in range(count)]
    return case(around, max(1, round(share * pairs(count))), benches)


def even(count, gap, place):
    return case(count * gap, place, [gap * bench for bench in range(count)])


def cases():
    yield 'one-metre', case(1, 1, [0, 0])
    yield 'two-metres', case(2, 1, [1, 0])
    yield 'opposite', case(10, 1, [2, 7])
    yield 'opposite-on-odd-path', case(11, 1, [2, 7])
    yield 'shorter-across-the-end', case(LONGEST, 1, [LONGEST - 1, 0])
    yield 'half-of-the-longest-path', case(LONGEST, 1, [0, LONGEST // 2])
    yield 'all-at-one-metre', case(50, 10, [7, 7, 7, 7, 7])
    yield 'two-places', case(9, 7, [1, 1, 1, 5, 5])
    yield 'two-opposite-places', case(8, 15, [0, 4, 0, 4, 0, 4])
    yield 'last-of-equal-distances', even(8, 3, 8)
    yield 'first-of-the-next-distance', even(8, 3, 9)
    yield 'furthest-of-even-benches', even(8, 3, 28)
    yield 'furthest-of-odd-benches', even(7, 2, 21)
    yield 'triangle', case(12, 3, [4, 0, 8])
    yield 'descending', case(1000, 4, [900, 500, 400, 100, 0])
    yield 'small-random', drawn(461, 7, 30, 0.5)
    yield 'small-path-many-benches', drawn(462, 60, 5, 0.7)
    yield 'nearest', drawn(463, 400, LONGEST, 0)
    yield 'furthest', drawn(464, 400, LONGEST, 1)
    yield 'one-group-across-the-end', case(5000, 30, [4990, 4995, 4999, 2, 5, 11, 4980, 30, 17])
    yield 'groups', groups(465, 1000, 100000, 4, 300, 0.3)
    yield 'two-tight-groups', groups(466, 2000, LONGEST, 2, 5, 0.6)
    yield 'random', drawn(467, 5000, LONGEST, 0.4)
    yield 'large-equal-places', groups(468, 30000, 900, 1, 20, 0.9)
    yield 'pair-past-32-bits', drawn(469, MOST, 1000, 0.95)
    yield 'largest-random', drawn(470, 40000, LONGEST, 0.25)




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
