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


def case(cooks, quarrels):
    return '\n'.join([f'{cooks} {len(quarrels)}', *(f'{a} {b}' for a, b in quarrels)]) + '\n'


def path(first, last):
    return [(cook, cook + 1) for cook in range(first, last)]


def circle(first, last):
    return [*path(first, last), (last, first)]


def shuffled(seed, cooks, quarrels, kept_at_the_end=0):
    """The same quarrels in another order and among cooks with other numbers; the last ones stay the last ones."""
    rng = random.Random(seed)
    names = [0, *rng.sample(range(1, cooks + 1), cooks)]
    early = quarrels[: len(quarrels) - kept_at_the_end]
    rng.shuffle(early)
    early += quarrels[len(quarrels) - kept_at_the_end :]
    return case(cooks, [(names[a], names[b]) if rng.random() < 0.5 else (names[b], names[a]) for a, b in early])


def between_kitchens(seed, cooks, count):
    """Quarrels only between cooks with odd and cooks with even numbers, so that everybody can be divided."""
    rng = random.Random(seed)
    odd, even = range(1, cooks + 1, 2), range(2, cooks + 1, 2)
    return [(rng.choice(odd), rng.choice(even)) for _ in range(count)]


def drawn(seed, cooks, count):
    rng = random.Random(seed)
    return case(cooks, [rng.sample(range(1, cooks + 1), 2) for _ in range(count)])


def pairs_of_groups(rounds):
    """Groups of equal size are tied together, round by round, always by their last cooks: the deepest groups."""
    size = 1
    quarrels = []
    for _ in range(rounds):
        quarrels += [(start + size, start + 2 * size) for start in range(0, 2**rounds, 2 * size)]
        size *= 2
    return quarrels


def cases():
    yield 'two-cooks', case(2, [(1, 2)])
    yield 'two-cooks-again-and-again', case(2, [(1, 2), (2, 1), (1, 2), (1, 2), (2, 1)])
    yield 'three-cooks', case(3, [(1, 2), (2, 3), (3, 1)])
    yield 'three-in-a-row', case(3, [(1, 2), (2, 3)])
    yield 'four-in-a-circle', case(4, circle(1, 4))
    yield 'five-in-a-circle', case(5, circle(1, 5))
    yield 'even-circle-then-odd', case(8, [*circle(1, 6), (6, 7), (7, 8), (8, 3), (2, 8), (1, 3)])
    yield 'a-group-must-change', case(6, [(1, 2), (3, 4), (5, 6), (1, 3), (4, 5), (2, 6), (1, 6)])
    yield 'two-groups-joined-by-equal-sides', case(4, [(1, 2), (3, 4), (1, 3), (2, 4), (1, 4)])
    yield 'two-groups-joined-by-other-sides', case(4, [(1, 2), (3, 4), (1, 4), (2, 3), (2, 4)])
    yield 'hopeless-twice', case(7, [(5, 6), (6, 7), (7, 5), *circle(1, 3)])
    yield 'everybody-with-one', case(30, [(17, cook) for cook in range(1, 31) if cook != 17])
    yield 'everybody-with-everybody', case(6, [(a, b) for b in range(1, 7) for a in range(1, b)])
    yield 'other-circle-is-even', shuffled(261, 20, [*circle(1, 9), *circle(10, 19)])
    yield 'only-even-circles', shuffled(262, 60, [*circle(1, 20), *circle(21, 44), (3, 24), (44, 45), (20, 45)])
    yield 'small-random', drawn(263, 9, 14)
    yield 'random-few-quarrels', drawn(264, 300, 120)
    yield 'random-many-quarrels', drawn(265, 500, 1500)
    yield 'random-peace', shuffled(266, 400, between_kitchens(267, 400, 2000))
    yield 'random-broken-on-the-last-day', shuffled(268, 400, [*path(1, 400), *between_kitchens(269, 400, 900), (1, 399)], 1)
    yield 'random-just-not-broken', shuffled(268, 400, [*path(1, 400), *between_kitchens(269, 400, 900), (1, 400)], 1)
    yield 'large-pairs-of-groups', case(2**14, [*pairs_of_groups(14), (1, 2), (1, 2**14)])
    yield 'large-odd-circle', shuffled(270, 9999, circle(1, 9999))
    yield 'long-path', case(15000, path(1, 15000))
    stars = [*((1, cook) for cook in range(2, 50000)), *((cook, 99998) for cook in range(50000, 99998))]
    yield 'largest-two-with-everybody', case(100000, [*stars, (99998, 1), (2, 99997), (1, 99997)])


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
