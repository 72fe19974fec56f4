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

WIDEST = 10**9


def case(count, pipes):
    pipes = list(pipes)
    return '\n'.join([f'{count} {len(pipes)}', *(f'{a} {b} {room}' for a, b, room in pipes)]) + '\n'


def drawn(seed, count, most, widest):
    rng = random.Random(seed)
    return case(count, ((*rng.sample(range(1, count + 1), 2), rng.randint(1, widest)) for _ in range(most)))


def layered(seed, layers, wide, most, widest):
    """Water has to pass all layers; the numbers of the stations between are mixed."""
    rng = random.Random(seed)
    count = layers * wide + 2
    mixed = [1, *rng.sample(range(2, count), count - 2), count]
    layer = [[1 + i * wide + j for j in range(wide)] for i in range(layers)]
    pipes = [(0, station, widest) for station in layer[0]] + [(station, count - 1, widest) for station in layer[-1]]
    while len(pipes) < most:
        i = rng.randrange(layers - 1)
        ends = (rng.choice(layer[i]), rng.choice(layer[i + 1]))
        pipes.append((*(ends if rng.random() < 0.85 else ends[::-1]), rng.randint(1, widest)))
    rng.shuffle(pipes)
    return case(count, ((mixed[a], mixed[b], room) for a, b, room in pipes))


def grid(seed, high, wide, widest):
    """A grid of stations with pipes in both directions, from its first corner to its last one."""
    rng = random.Random(seed)
    pipes = []
    for station in range(1, high * wide + 1):
        nexts = ([station + 1] if station % wide else []) + ([station + wide] if station + wide <= high * wide else [])
        for other in nexts:
            pipes += [(station, other, rng.randint(1, widest)), (other, station, rng.randint(1, widest))]
    rng.shuffle(pipes)
    return case(high * wide, pipes)


def cases():
    yield 'no-pipes', case(2, [])
    yield 'one-pipe', case(2, [(1, 2, 7)])
    yield 'one-pipe-back', case(2, [(2, 1, 7)])
    yield 'several-pipes-for-one-pair', case(2, [(1, 2, 7), (1, 2, 2), (1, 2, 9)])
    yield 'narrow-at-the-end', case(3, [(1, 2, 9), (2, 3, 4)])
    yield 'narrow-at-the-beginning', case(3, [(1, 2, 4), (2, 3, 9)])
    yield 'narrow-in-the-middle', case(4, [(1, 2, 9), (2, 3, 2), (3, 4, 9)])
    yield 'two-ways', case(4, [(1, 2, 3), (2, 4, 5), (1, 3, 6), (3, 4, 4)])
    yield 'water-has-to-turn-back', case(6, [(1, 2, 1), (1, 3, 1), (2, 5, 1), (2, 4, 1), (3, 5, 1), (4, 6, 1), (5, 6, 1)])
    yield 'cross-pipe-misleads', case(6, [(1, 2, 3), (1, 4, 3), (2, 3, 3), (2, 5, 3), (4, 5, 3), (3, 6, 3), (5, 6, 3)])
    long_ways = [(1, 4, 5), (4, 5, 5), (5, 3, 5), (2, 6, 5), (6, 7, 5), (7, 8, 5)]
    yield 'short-way-misleads', case(8, [(1, 2, 5), (2, 3, 5), (3, 8, 5), *long_ways])
    yield 'only-half-turns-back', case(8, [(1, 2, 5), (2, 3, 5), (3, 8, 5), *((a, b, 2) for a, b, _ in long_ways)])
    yield 'pipes-in-both-directions', case(4, [(1, 2, 5), (2, 1, 3), (2, 3, 4), (3, 2, 6), (3, 4, 5), (2, 4, 1)])
    yield 'against-a-pipe-back', case(5, [(1, 2, 4), (2, 3, 4), (3, 2, 9), (3, 5, 4), (1, 3, 3), (2, 4, 9), (4, 5, 9)])
    yield 'circle-on-the-way', case(5, [(1, 2, 4), (2, 3, 9), (3, 4, 9), (4, 2, 9), (3, 5, 3)])
    yield 'pipes-into-the-spring-and-out-of-the-town', case(3, [(1, 2, 4), (2, 1, 8), (2, 3, 6), (3, 2, 9), (3, 1, 5)])
    yield 'dead-end', case(5, [(1, 2, 5), (1, 3, 9), (3, 4, 9), (2, 5, 7)])
    yield 'cut-in-the-middle', case(6, [(1, 2, 9), (1, 3, 9), (2, 4, 1), (3, 4, 1), (3, 5, 2), (4, 6, 9), (5, 6, 9)])
    yield 'cut-across-the-layers', case(6, [(1, 2, 2), (1, 3, 20), (2, 4, 20), (3, 5, 3), (3, 4, 1), (4, 6, 20), (5, 6, 20), (5, 2, 7)])
    yield 'all-pairs', case(6, [(a, b, a + b) for a in range(1, 7) for b in range(1, 7) if a != b])
    yield 'flow-past-32-bits', case(7, [(1, i, WIDEST) for i in range(2, 7)] + [(i, 7, WIDEST - i) for i in range(2, 7)])
    yield 'widest-cross', case(4, [(1, 2, WIDEST), (1, 3, WIDEST), (2, 3, 1), (2, 4, WIDEST), (3, 4, WIDEST)])
    yield 'small-random', drawn(1371, 5, 10, 9)
    yield 'small-random-more', drawn(1372, 6, 14, 5)
    yield 'small-layers', layered(1373, 3, 3, 26, 6)
    yield 'random', drawn(1374, 40, 300, 100)
    yield 'random-narrow', drawn(1375, 60, 400, 1)
    yield 'layers', layered(1376, 6, 8, 300, 50)
    yield 'grid', grid(1377, 9, 11, 1000)
    yield 'large-layers', layered(1378, 14, 7, 1000, WIDEST)
    yield 'large-wide-layers', layered(1379, 4, 24, 1000, WIDEST)
    yield 'largest-random', drawn(1380, 100, 1000, WIDEST)


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
