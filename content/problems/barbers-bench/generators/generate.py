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
LATEST = 10**9
LONGEST = 10**5


def case(seats, customers):
    lines = [f'{len(customers)} {seats}', *(f'{minute} {needed}' for minute, needed in customers)]
    return '\n'.join(lines) + '\n'


def drawn(seed, count, pause, longest):
    """Customers with pauses from 0 to `pause` between them, who need up to `longest` minutes."""
    rng = random.Random(seed)
    minute, customers = 0, []
    for _ in range(count):
        minute += rng.randint(0, pause)
        customers.append((minute, rng.randint(1, longest)))
    return customers


def cases():
    yield 'one-customer', case(0, [(0, 1)])
    yield 'one-customer-late', case(3, [(LATEST, LONGEST)])
    yield 'no-bench-all-fit', case(0, [(1, 2), (3, 4), (7, 1), (9, 5)])
    yield 'no-bench-same-minute', case(0, [(4, 1), (4, 1), (5, 1), (5, 1), (6, 1)])
    yield 'done-as-the-next-comes', case(1, [(0, 5), (1, 5), (5, 5), (10, 5), (10, 1), (15, 2)])
    yield 'one-minute-too-early', case(1, [(0, 5), (1, 5), (4, 5), (9, 5), (10, 5), (14, 1)])
    yield 'one-who-leaves-takes-no-time', case(1, [(0, 10), (1, 1), (2, 1000), (3, 1000), (11, 4), (14, 2)])
    yield 'bench-never-needed', case(5, [(10 * minute, 9) for minute in range(8)])
    yield 'bench-exactly-full', case(3, [(0, 9), (1, 1), (1, 1), (1, 1)])
    yield 'bench-one-too-few', case(2, [(0, 9), (1, 1), (1, 1), (1, 1), (9, 1)])
    yield 'larger-bench-than-customers', case(100000, [(0, 7), (0, 6), (1, 5), (2, 9)])
    yield 'bench-empties-in-a-pause', case(2, [(0, 3), (0, 3), (0, 3), (0, 3), (50, 3), (50, 3), (50, 3), (50, 3)])
    yield 'several-done-between-two', case(3, [(0, 2), (0, 2), (0, 2), (0, 2), (6, 2), (6, 2), (6, 2), (6, 2)])
    yield 'all-equal', case(4, [(3, 3)] * 20)
    yield 'small-random', case(1, drawn(171, 12, 3, 4))
    yield 'random-small-bench', case(2, drawn(172, 300, 10, 11))
    yield 'random-busy', case(10, drawn(173, 1000, 10, 50))
    yield 'random-no-bench', case(0, drawn(174, 1000, 10, 20))
    yield 'waits-past-32-bits', case(1000, drawn(175, 2000, 2, LONGEST))
    yield 'longest-waits', case(100000, [(0, LONGEST)] * 12000)
    yield 'large-bench-just-full', case(19999, [(0, 3)] * 20000 + [(3, 1), (3, 1), (6, 1)])
    yield 'large-random', case(50, drawn(176, 25000, 60, 60))
    yield 'long-queue-that-moves', case(50000, [(0, 1)] * 50000 + [(minute, 1) for minute in range(1, 50001)])
    yield 'longest-queue', case(99999, [(0, 1)] * 100000)
    yield 'chair-free-past-32-bits', case(100000, [(0, LONGEST)] * 30000)


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
