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


def case(size, orders):
    return '\n'.join([f'{size} {len(orders)}', *orders]) + '\n'


def drawn(seed, size, count, turns, fronts):
    """Random orders; `turns` and `fronts` are the shares of T and F."""
    rng = random.Random(seed)

    def order():
        choice = rng.random()
        if choice < turns or size == 1:
            return 'T'
        if choice < turns + fronts:
            return f'F {rng.randint(1, size)}'
        x, y = rng.sample(range(1, size + 1), 2)
        return f'B {x} {y}'

    return case(size, [order() for _ in range(count)])


def near_ends(seed, size, count):
    """Orders about few carriages at both ends, turned now and then."""
    rng = random.Random(seed)
    few = [1, 2, 3, size - 1, size]
    kinds = [
        lambda: 'T',
        lambda: f'F {rng.choice(few)}',
        lambda: 'B {} {}'.format(*rng.sample(few, 2)),
        lambda: 'B {} {}'.format(*rng.sample(few, 2)),
    ]
    return case(size, [rng.choice(kinds)() for _ in range(count)])


def cases():
    yield 'one-carriage', case(1, ['T', 'F 1', 'T', 'T'])
    yield 'two-swapped', case(2, ['B 1 2'])
    yield 'two-already-there', case(2, ['B 2 1'])
    yield 'two-turned', case(2, ['T', 'B 2 1'])
    yield 'only-a-turn', case(7, ['T'])
    yield 'turned-twice', case(6, ['T', 'B 2 5', 'T'])
    yield 'head-to-the-tail', case(5, ['B 1 5'])
    yield 'tail-to-the-head', case(5, ['F 5'])
    yield 'head-stays-first', case(5, ['F 1', 'T', 'F 5'])
    yield 'behind-the-one-behind', case(6, ['B 3 4', 'B 3 4', 'T', 'B 3 4', 'B 4 3'])
    yield 'turn-between', case(6, ['B 2 5', 'T', 'B 3 1', 'F 4', 'T', 'B 6 4', 'T', 'B 1 2'])
    yield 'first-by-turns', case(8, ['F 4', 'T', 'F 4', 'T', 'F 4', 'T'])
    yield 'everything-to-the-front', case(30, [f'F {x}' for x in range(1, 31)])
    yield 'small-random', drawn(181, 7, 12, 0.25, 0.2)
    yield 'ends-of-a-short-train', near_ends(182, 6, 60)
    yield 'random-no-turn', drawn(183, 200, 500, 0.0, 0.1)
    yield 'random-often-turned', drawn(184, 200, 500, 0.5, 0.1)
    yield 'ends-of-a-long-train', near_ends(185, 1000, 5000)
    yield 'two-carriages-many-orders', drawn(186, 2, 2000, 0.3, 0.3)
    yield 'large-moves', drawn(187, 5000, 8000, 0.1, 0.1)
    yield 'largest-tail-to-the-head', case(50000, [f'F {50000 - order % 50000}' for order in range(70000)])
    yield 'largest-mostly-turns', drawn(188, 50000, 100000, 0.85, 0.05)


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
