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
MOST = 10**6


def case(islands, latest, ferries):
    lines = [f'{islands} {len(ferries)} {latest}', *(' '.join(map(str, ferry)) for ferry in ferries)]
    return '\n'.join(lines) + '\n'


def drawn(seed, islands, count, latest, largest, times, back):
    """Random ferries between islands that are at most `back` apart; `largest` and `times` are bounds for their numbers."""
    rng = random.Random(seed)
    ferries = []
    while len(ferries) < count:
        a = rng.randint(1, islands)
        b = rng.randint(max(1, a - back), min(islands, a + back))
        if a != b:
            numbers = rng.randint(0, largest), rng.randint(1, largest), rng.randint(1, times), rng.randint(1, largest)
            ferries.append((a, b, *numbers))
    return case(islands, latest, ferries)


def chain(islands, latest, ferry):
    """One ferry from each island to the next one, the first island last in the input."""
    return case(islands, latest, [(island, island + 1, *ferry(island)) for island in range(islands - 1, 0, -1)])


def detours(seed, steps):
    """Each island has a slow direct ferry to the office and one to the next island; the way over all islands is best."""
    rng = random.Random(seed)
    ferries = [(island, island + 1, 0, 1, MOST, 1) for island in range(1, steps)]
    ferries += [(island, steps, 0, 1, MOST, 3 * (steps - island)) for island in range(1, steps - 1)]
    rng.shuffle(ferries)
    return case(steps, 3 * steps, ferries)


def detours_before_a_chain(seed, steps, islands):
    """Detours as above, and before them a chain of islands along which each better minute has to be carried on."""
    rng = random.Random(seed)
    last = islands + steps
    ferries = [(island, island + 1, 0, 1, 99999, 1) for island in range(1, last)]
    ferries += [(islands + 1, island, 0, 1, 99999, 3 * (island - islands)) for island in range(islands + 2, last + 1)]
    rng.shuffle(ferries)
    return case(last, 99999, ferries)


def cases():
    yield 'leaves-at-once', case(2, 5, [(1, 2, 0, 1, 1, 5)])
    yield 'one-minute-late', case(2, 5, [(1, 2, 0, 1, 1, 6)])
    yield 'no-time-at-all', case(2, 0, [(1, 2, 0, 1, 9, 1)])
    yield 'no-ferry-from-home', case(3, 50, [(2, 3, 0, 1, 9, 1), (3, 1, 0, 1, 9, 1)])
    yield 'only-the-wrong-way', case(2, 50, [(2, 1, 0, 5, 9, 1)])
    yield 'very-last-departure', case(2, 100, [(1, 2, 3, 7, 4, 5)])
    yield 'between-two-departures', case(2, 30, [(1, 2, 3, 7, 9, 5)])
    yield 'arrives-on-the-minute', case(2, 29, [(1, 2, 3, 7, 9, 5)])
    yield 'changes-at-the-very-minute', case(3, 20, [(1, 2, 4, 5, 3, 6), (2, 3, 10, 9, 2, 10)])
    yield 'misses-by-a-minute', case(3, 20, [(1, 2, 5, 6, 3, 6), (2, 3, 10, 9, 2, 10)])
    over_all_islands = [(island, island + 1, 0, 7, 20, 3) for island in (1, 2, 3)]
    yield 'later-but-longer-way', case(4, 100, [(1, 4, 0, 50, 2, 40), *over_all_islands])
    yield 'shorter-ride-leaves-too-early', case(3, 100, [(1, 3, 0, 1, 10, 1), (1, 2, 20, 1, 40, 20), (2, 3, 30, 1, 60, 20)])
    yield 'two-ferries-of-one-pair', case(2, 90, [(1, 2, 0, 10, 9, 30), (1, 2, 5, 9, 6, 1), (1, 2, 1, 30, 3, 20)])
    yield 'first-ferry-too-late', case(2, 50, [(1, 2, 60, 5, 9, 1), (1, 2, 3, 5, 9, 4), (1, 2, 20, 1, 9, 40)])
    there_and_back = [(1, 2, 0, 3, 20, 2), (2, 1, 0, 3, 20, 2), (2, 3, 1, 4, 20, 5), (3, 2, 0, 1, 60, 1)]
    yield 'round-trips', case(4, 60, [*there_and_back, (3, 4, 2, 5, 9, 7)])
    yield 'best-way-found-late', detours(421, 40)
    yield 'small-random', drawn(422, 6, 14, 60, 12, 6, 6)
    yield 'small-random-hopeless', drawn(423, 9, 18, 20, 12, 6, 9)
    yield 'random', drawn(424, 60, 240, 900, 40, 30, 12)
    yield 'random-many-too-late', drawn(433, 30, 500, 110, 40, 4, 12)
    yield 'random-long-ways', drawn(425, 300, 1500, 30000, 300, 400, 6)
    yield 'past-32-bits', case(3, 10**12, [(1, 2, MOST, MOST, 999990, MOST), (2, 3, 7, 999999, MOST, 999983)])
    yield 'random-past-32-bits', drawn(430, 200, 900, 10**11, MOST, MOST, 10)
    yield 'random-large-numbers', drawn(427, 300, 1800, 10**8, MOST, MOST, 8)
    yield 'larger-detours', detours(428, 700)
    yield 'large-random', drawn(431, 900, 2500, 10**12, MOST, MOST, 300)
    yield 'long-chain', chain(3000, 600000, lambda island: (island % 7, 1 + island % 11, 60000, 1 + island % 5))
    yield 'largest-detours-before-a-chain', detours_before_a_chain(432, 15000, 20000)


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
