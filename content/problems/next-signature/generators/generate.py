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


def case(bosses, levels):
    return f'{len(bosses)}\n{" ".join(map(str, bosses))}\n{" ".join(map(str, levels))}\n'


def chain_up(size):
    """The director is employee `size`; the boss of everybody else is the next number."""
    return [*range(2, size + 1), 0]


def renumbered(seed, bosses, levels):
    """The same tree under random employee numbers."""
    rng = random.Random(seed)
    size = len(bosses)
    number = list(range(1, size + 1))
    rng.shuffle(number)
    new_bosses, new_levels = [0] * size, [0] * size
    for old, (boss, level) in enumerate(zip(bosses, levels)):
        new_bosses[number[old] - 1] = number[boss - 1] if boss else 0
        new_levels[number[old] - 1] = level
    return case(new_bosses, new_levels)


def random_tree(seed, size, reach, top):
    """The boss is at most `reach` numbers earlier: a small reach makes the tree deep."""
    rng = random.Random(seed)
    bosses = [0] + [rng.randint(max(1, i - reach), i - 1) for i in range(2, size + 1)]
    return renumbered(seed + 1, bosses, [rng.randint(1, top) for _ in range(size)])


def broom(seed, handle, bristles):
    """A handle whose levels grow by one per step; at its end hang employees of levels 1 to 9.

    Nearly every boss on the handle stays useful, and the signers are all near the director.
    """
    rng = random.Random(seed)
    bosses = chain_up(handle) + [rng.randint(1, 9) for _ in range(bristles)]
    levels = [*range(handle, 0, -1)] + [rng.randint(1, 9) for _ in range(bristles)]
    return case(bosses, levels)


def comb(size):
    """Along a chain of growing levels everybody has one more subordinate, with level 2 or 10**9."""
    bosses, levels = [0], [1]
    for i in range(2, size + 1):
        bosses.append(max(1, i - 2 if i % 2 else i - 1))
        levels.append(i if i % 2 else (2 if i % 4 else 10**9))
    return bosses, levels


def cases():
    yield 'director-only', case([0], [1])
    yield 'two-signed', case([0, 1], [10**9 - 1, 10**9])
    yield 'two-unsigned', case([2, 0], [1, 10**9])
    yield 'two-equal', case([2, 0], [5, 5])
    yield 'chain-growing', case(chain_up(10), [*range(10, 0, -1)])
    yield 'chain-falling', case(chain_up(10), [*range(1, 11)])
    yield 'star', case([4, 4, 4, 0, 4, 4], [3, 4, 5, 4, 6, 1])
    yield 'sibling-must-not-see-sibling', case([0, 1, 2, 1, 4, 4], [5, 1, 3, 9, 8, 4])
    yield 'all-equal', random_tree(51, 500, 3, 1)
    yield 'small-random', random_tree(52, 9, 3, 6)
    yield 'small-random-deep', random_tree(53, 12, 1, 5)
    yield 'random-bushy', random_tree(54, 3000, 3000, 10**9)
    yield 'random-deep', random_tree(55, 3000, 2, 50)
    yield 'comb', renumbered(56, *comb(4001))
    yield 'deep-growing', renumbered(57, chain_up(9000), [*range(9000, 0, -1)])
    yield 'deep-random', random_tree(58, 9000, 1, 10**9)
    yield 'long-chain-equal-ends-low', case(chain_up(100000), [3] * 60000 + [2] * 39999 + [1])
    yield 'largest-broom', broom(59, 40000, 160000)


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
