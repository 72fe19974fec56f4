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

DEAREST = 10**9


def case(count, starters, mains, refused=()):
    lines = [
        f'{len(starters)} {len(mains)} {count} {len(refused)}',
        ' '.join(map(str, starters)),
        ' '.join(map(str, mains)),
        *(f'{i} {j}' for i, j in refused),
    ]
    return '\n'.join(lines) + '\n'


def prices(rng, count, top):
    return [rng.randint(1, top) for _ in range(count)]


def drawn(seed, size, count, top, refusals=0):
    """Random prices; any combinations are refused."""
    rng = random.Random(seed)
    starters, mains = prices(rng, size[0], top), prices(rng, size[1], top)
    numbers = rng.sample(range(size[0] * size[1]), refusals)
    return case(count, starters, mains, [(number // size[1] + 1, number % size[1] + 1) for number in numbers])


def cheap_ones_refused(seed, size, count, top, refusals):
    """The cook refuses mostly dinners that would be among the cheapest."""
    rng = random.Random(seed)
    starters, mains = prices(rng, size[0], top), prices(rng, size[1], top)
    near = int((2 * (refusals + count)) ** 0.5) + 1
    cheap_starters = sorted(range(size[0]), key=lambda i: starters[i])[:near]
    cheap_mains = sorted(range(size[1]), key=lambda j: mains[j])[:near]
    dinners = [(starters[i] + mains[j], i + 1, j + 1) for i in cheap_starters for j in cheap_mains]
    refused = [(i, j) for _, i, j in sorted(dinners)[: 2 * refusals]]
    return case(count, starters, mains, rng.sample(refused, refusals))


def cases():
    yield 'one-dinner', case(1, [1], [1])
    yield 'one-dinner-dearest', case(1, [DEAREST], [DEAREST])
    yield 'cheapest-refused', case(1, [3, 8], [4, 6], [(1, 1)])
    yield 'all-but-one-refused', case(1, [3, 8], [4, 6], [(1, 1), (2, 1), (1, 2)])
    yield 'only-one-starter', case(3, [5], [9, 2, 7, 4], [(1, 4)])
    yield 'only-one-main-course', case(3, [9, 2, 7, 4], [5], [(4, 1)])
    yield 'all-dinners', case(6, [4, 1, 9], [20, 10])
    yield 'all-that-are-served', case(7, [4, 1, 9], [20, 10, 15], [(2, 2), (3, 1)])
    yield 'row-begins-refused', case(4, [1, 50], [1, 2, 3, 4], [(1, 1), (1, 2)])
    yield 'row-ends-early', case(5, [1, 100], [3, 1, 2], [(1, 2)])
    yield 'whole-starter-refused', case(4, [1, 5, 6], [3, 1, 2], [(1, 1), (1, 2), (1, 3)])
    yield 'whole-main-course-refused', case(4, [1, 5, 6], [3, 1, 2], [(3, 2), (2, 2), (1, 2)])
    yield 'sorted-menu', case(6, [1, 3, 6, 10], [2, 5, 9, 14], [(1, 2), (2, 2)])
    yield 'falling-menu', case(6, [10, 6, 3, 1], [14, 9, 5, 2], [(3, 4), (4, 3)])
    yield 'all-equal', case(13, [6] * 5, [6] * 5, [(i, i) for i in range(1, 6)])
    yield 'few-prices', drawn(281, (20, 30), 100, 5, 40)
    yield 'small-random', drawn(282, (4, 5), 7, 20, 3)
    yield 'random-refused', cheap_ones_refused(283, (60, 40), 150, 1000, 200)
    yield 'random-most-refused', drawn(284, (30, 30), 40, 100, 850)
    yield 'past-32-bits', drawn(285, (70, 90), 5000, DEAREST, 500)
    yield 'long-row', case(2000, [1, 10**8], list(range(2001, 0, -1)), [(1, 7), (1, 1900)])
    yield 'many-starters-few-mains', drawn(286, (3000, 4), 11000, 500, 900)
    yield 'large-random', cheap_ones_refused(287, (3000, 2500), 9000, DEAREST, 3000)
    yield 'largest', cheap_ones_refused(288, (60000, 60000), 50000, 999, 20000)


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
