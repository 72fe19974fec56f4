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

LAST = 10**9
MOST = 100000


def case(crossing, most, cars):
    return '\n'.join([f'{len(cars)} {crossing} {most}', *(f'{second} {side}' for second, side in cars)]) + '\n'


def at(seconds, sides):
    return list(zip(seconds, sides, strict=True))


def drawn(seed, count, last, east=0.5):
    """Cars at random seconds up to the last one; `east` is the share of those from the east."""
    rng = random.Random(seed)
    seconds = sorted(rng.randint(0, last) for _ in range(count))
    return [(second, 'E' if rng.random() < east else 'W') for second in seconds]


def platoons(seed, count, gap):
    """Groups of cars from one side, with pauses between them."""
    rng = random.Random(seed)
    second, cars = 0, []
    while len(cars) < count:
        side = rng.choice('WE')
        cars += [(second + i // 2, side) for i in range(rng.randint(1, 9))]
        second = cars[-1][0] + rng.randint(0, gap)
    return cars[:count]


def cases():
    yield 'one-from-the-west', case(7, 1, [(0, 'W')])
    yield 'one-from-the-east', case(10**9, 1, [(LAST, 'E')])
    yield 'both-at-once-west-begins', case(5, 2, at([4, 4], 'EW'))
    yield 'east-comes-first', case(5, 2, at([4, 5, 5], 'EWE'))
    yield 'east-goes-on', case(10, 3, at([0, 1, 2, 3, 4, 5, 6], 'EWEEEEW'))
    yield 'one-side-only', case(3, 2, at([0, 0, 0, 1, 30, 31], 'EEEEEE'))
    yield 'no-queue-at-all', case(2, 1, at([0, 2, 4, 10, 12], 'WWEEW'))
    yield 'comes-when-the-bridge-gets-free', case(5, 1, at([0, 5, 5, 10], 'WWEW'))
    yield 'comes-a-second-too-late', case(5, 1, at([0, 1, 6, 11], 'WWEW'))
    yield 'alternating', case(10, 1, at([0] * 8, 'WWWWEEEE'))
    yield 'all-of-one-side-first', case(10, 8, at([0] * 8, 'EEWEWWEW'))
    yield 'exactly-k-in-a-row', case(1, 3, at([0] * 9, 'WWWWWWEEE'))
    yield 'more-than-k-while-alone', case(10, 2, at([0, 0, 0, 0, 0, 35, 35], 'WWWWWEE'))
    yield 'first-time-alone-counts', case(10, 2, at([0, 1, 12, 13, 14], 'WWWEE'))
    yield 'pause-does-not-count-anew', case(4, 3, at([0, 10, 20, 30, 30, 30], 'EEEEWE'))
    yield 'side-changes-count-anew', case(4, 2, at([0, 0, 1, 1, 2, 2, 3, 3], 'WEWEWEWE'))
    yield 'k-in-the-middle-of-a-pause', case(3, 2, at([0, 1, 50, 50, 51, 51], 'WWWEWE'))
    yield 'long-pause', case(1, 1, at([0, LAST - 1, LAST, LAST], 'WEWE'))
    yield 'slowest-crossings', case(10**9, 2, at([0, 0, 1, 5, LAST, LAST], 'EEEWWW'))
    yield 'small-random', case(3, 2, drawn(371, 12, 30))
    yield 'random-crowded', case(20, 3, drawn(372, 300, 2000))
    yield 'random-nearly-free', case(5, 2, drawn(373, 300, 1800))
    yield 'random-mostly-east', case(7, 4, drawn(374, 500, 3000, 0.9))
    yield 'platoons', case(3, 2, platoons(375, 600, 20))
    yield 'platoons-close-together', case(2, 5, platoons(376, 1000, 6))
    yield 'past-32-bits', case(987654321, 3, drawn(377, 200, LAST))
    yield 'large-k', case(9, 4000, drawn(378, 4000, 30000))
    yield 'large', case(3, 5, drawn(379, 20000, 50000))
    # Half of the cars come from either side, and those from the west first.
    yield 'largest', case(1, 1, at([0] * MOST, 'W' * (MOST // 2) + 'E' * (MOST // 2)))


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
