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

LONGEST = 10**9


def case(count, roads, questions=None):
    """All pairs of towns are asked for, unless the questions are given."""
    roads = list(roads)
    towns = range(1, count + 1)
    questions = questions or [(s, t) for s in towns for t in towns]
    lines = [(count, len(roads), len(questions)), *roads, *questions]
    return '\n'.join(' '.join(map(str, line)) for line in lines) + '\n'


def drawn(seed, count, most, longest, asked):
    rng = random.Random(seed)
    roads = [(*rng.sample(range(1, count + 1), 2), rng.randint(1, longest)) for _ in range(most)]
    return case(count, roads, [(rng.randint(1, count), rng.randint(1, count)) for _ in range(asked)])


def winding(seed, count, most, length, asked):
    """The roads of a hidden tour through all towns are short and listed from its end; the others are too long to help much."""
    rng = random.Random(seed)
    tour = rng.sample(range(1, count + 1), count)
    roads = [(tour[i], tour[i + 1], rng.randint(1, length)) for i in reversed(range(count - 1))]
    while len(roads) < most:
        i, j = sorted(rng.sample(range(count), 2))
        roads.append((tour[i], tour[j], length * (j - i)) if rng.random() < 0.9 else (tour[j], tour[i], length * count))
    return case(count, roads, [(rng.randint(1, count), rng.randint(1, count)) for _ in range(asked)])


def cases():
    yield 'one-town', case(1, [])
    yield 'two-towns-no-road', case(2, [])
    yield 'one-road', case(2, [(2, 1, 5)])
    yield 'there-and-back', case(2, [(1, 2, 5), (2, 1, 7)])
    yield 'shorter-road-first', case(2, [(1, 2, 3), (1, 2, 9)])
    yield 'shorter-road-last', case(2, [(1, 2, 9), (1, 2, 3)])
    yield 'two-roads-are-shorter', case(3, [(1, 3, 10), (1, 2, 4), (2, 3, 5)])
    yield 'two-roads-are-longer', case(3, [(1, 3, 8), (1, 2, 4), (2, 3, 5)])
    yield 'chain', case(5, [(i, i + 1, i) for i in range(1, 5)])
    yield 'chain-backwards', case(5, [(i + 1, i, i) for i in range(1, 5)])
    yield 'circle', case(6, [(i, i % 6 + 1, 1) for i in range(1, 7)])
    yield 'large-numbers-between', case(5, [(1, 5, 1), (5, 3, 1), (3, 4, 1), (4, 2, 1)])
    yield 'last-town-between', case(4, [(1, 4, 2), (4, 2, 2), (2, 3, 9), (4, 3, 1)])
    yield 'first-town-between', case(4, [(2, 1, 2), (1, 3, 2), (4, 1, 1), (2, 3, 5)])
    yield 'two-parts', case(6, [(1, 2, 1), (2, 3, 1), (3, 1, 1), (4, 5, 2), (5, 6, 2), (6, 4, 2)])
    yield 'one-way-between-parts', case(6, [(1, 2, 1), (2, 1, 1), (5, 6, 1), (6, 5, 1), (2, 5, 3)])
    yield 'zigzag', case(7, [(1, 7, 1), (7, 2, 1), (2, 6, 1), (6, 3, 1), (3, 5, 1), (5, 4, 1)])
    yield 'same-question-often', case(3, [(1, 2, 1), (2, 3, 1)], [(1, 3)] * 4 + [(3, 1)])
    yield 'only-to-itself', case(3, [(1, 2, 1), (2, 3, 1), (3, 1, 1)], [(2, 2)])
    yield 'length-past-32-bits', case(6, [(i, i + 1, LONGEST) for i in range(1, 6)])
    yield 'small-random', case(5, [(1, 4, 9), (5, 1, 4), (4, 3, 6), (3, 5, 1), (2, 4, 2), (3, 2, 8), (5, 2, 9), (4, 5, 8)])
    yield 'random-few-roads', drawn(1311, 40, 60, 100, 400)
    yield 'random-many-roads', drawn(1312, 50, 1500, 1000, 600)
    yield 'random-long-roads', drawn(1313, 80, 300, LONGEST, 800)
    yield 'winding', winding(1314, 60, 200, 30, 700)
    yield 'long-chain-backwards', case(150, [(i + 1, i, LONGEST) for i in range(1, 150)], [(150, i) for i in range(1, 151)])
    yield 'largest-random', drawn(1315, 150, 5000, 1000, 5000)
    yield 'largest-winding', winding(1316, 150, 5000, 9, 30000)


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
