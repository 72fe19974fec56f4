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


def case(count, offers):
    offers = list(offers)
    return '\n'.join([f'{count} {len(offers)}', *(f'{a} {b} {cost}' for a, b, cost in offers)]) + '\n'


def drawn(seed, count, most, dearest, connected=True):
    """Random offers; if they are to connect all villages, a random tree is among them."""
    rng = random.Random(seed)
    pairs = [rng.sample(range(1, count + 1), 2) for _ in range(most)]
    if connected:
        number = rng.sample(range(1, count + 1), count)
        pairs += [[number[i], number[rng.randrange(i)]] for i in range(1, count)]
    rng.shuffle(pairs)
    return case(count, ((a, b, rng.randint(1, dearest)) for a, b in pairs))


def dear_chain(seed, count, more):
    """A cheap chain whose cables get dearer from one end to the other, and dearer cables that nobody needs."""
    rng = random.Random(seed)
    number = rng.sample(range(1, count + 1), count)
    offers = [(number[i], number[i + 1], 1 + i // 100) for i in range(count - 1)]
    offers += [(*rng.sample(number, 2), 1 + count // 100) for _ in range(more)]
    rng.shuffle(offers)
    return case(count, offers)


def cases():
    yield 'one-village', case(1, [])
    yield 'two-villages-no-offer', case(2, [])
    yield 'one-offer', case(2, [(2, 1, 7)])
    yield 'several-offers-for-one-pair', case(2, [(1, 2, 9), (2, 1, 4), (1, 2, 6)])
    yield 'triangle', case(3, [(1, 2, 3), (2, 3, 2), (3, 1, 1)])
    yield 'triangle-of-equal-costs', case(3, [(1, 2, 5), (2, 3, 5), (3, 1, 5)])
    yield 'cheap-circle-and-one-dear-cable', case(4, [(1, 2, 1), (2, 3, 1), (3, 1, 1), (3, 4, 100)])
    yield 'dear-cable-is-the-only-one', case(4, [(1, 2, 1), (2, 3, 2), (4, 1, DEAREST)])
    yield 'chain', case(6, [(i, i + 1, i) for i in range(1, 6)])
    yield 'chain-of-falling-costs', case(6, [(i, i + 1, 10 - i) for i in range(1, 6)])
    yield 'star', case(6, [(6, i, 3) for i in range(1, 6)])
    yield 'wheel', case(6, [(1, i, 4) for i in range(2, 7)] + [(i, i % 5 + 2, i) for i in range(2, 7)])
    yield 'cheapest-of-each-village-is-not-enough', case(6, [(1, 2, 1), (3, 4, 1), (5, 6, 1), (2, 3, 7), (4, 5, 8), (6, 1, 9)])
    yield 'short-from-the-first-but-dear', case(4, [(1, 2, 4), (1, 3, 4), (1, 4, 4), (2, 3, 2), (3, 4, 2)])
    yield 'near-the-first-is-not-cheapest', case(3, [(1, 2, 5), (2, 3, 4), (1, 3, 8)])
    yield 'last-village-alone', case(5, [(1, 2, 1), (2, 3, 1), (3, 4, 1), (4, 1, 1)])
    yield 'first-village-alone', case(4, [(2, 3, 1), (3, 4, 1), (4, 2, 1)])
    yield 'enough-cables-in-two-halves', case(6, [(1, 2, 1), (2, 3, 1), (3, 1, 1), (4, 5, 1), (5, 6, 1), (6, 4, 1)])
    yield 'two-halves-and-a-bridge', case(6, [(1, 2, 1), (2, 3, 1), (3, 1, 1), (4, 5, 1), (5, 6, 1), (6, 4, 1), (2, 5, 20)])
    yield 'groups-join-late', case(8, [(1, 2, 1), (3, 4, 1), (5, 6, 1), (7, 8, 1), (2, 4, 2), (6, 8, 2), (1, 3, 3), (4, 8, 4), (3, 7, 5)])
    yield 'costs-of-different-length', case(4, [(1, 2, 10), (2, 3, 9), (1, 3, 100), (3, 4, 2), (4, 1, 11)])
    yield 'cost-past-32-bits', case(7, [(i, j, DEAREST - i * j) for i in range(1, 8) for j in range(i + 1, 8)])
    yield 'small-random', drawn(1291, 6, 5, 9)
    yield 'random-equal-costs', drawn(1292, 60, 200, 3)
    yield 'random-dear', drawn(1293, 200, 600, DEAREST)
    yield 'random-few-offers', drawn(1294, 100, 80, 50, connected=False)
    yield 'many-offers-few-villages', drawn(1295, 40, 3000, 500)
    yield 'long-chain', case(5000, [(i, i + 1, 1) for i in range(1, 5000)])
    yield 'largest', dear_chain(1296, 20000, 10000)


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
