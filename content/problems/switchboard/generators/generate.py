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
LAMPS = 30
TOP = 2**LAMPS - 1


def case(switches, shows):
    lines = [f'{len(switches)} {len(shows)}', ' '.join(map(str, switches)), *(f'{l} {r}' for l, r in shows)]
    return '\n'.join(lines) + '\n'


def all_shows(size):
    return [(l, r) for l in range(1, size + 1) for r in range(l, size + 1)]


def drawn_shows(rng, size, count, longest=None):
    shows = []
    for _ in range(count):
        l = rng.randint(1, size)
        r = rng.randint(l, min(size, l + (longest or size) - 1))
        shows.append((l, r))
    return shows


def few_directions(rng, size, rank):
    """Switches that are all made of a few: `rank` of them cannot be thrown away."""
    made_of = [rng.randint(1, TOP) for _ in range(rank)]
    switches = []
    for _ in range(size):
        switch = 0
        for one in made_of:
            if rng.random() < 0.5:
                switch ^= one
        switches.append(switch)
    return switches


def cases():
    rng = random.Random(241)
    yield 'one-switch', case([5], [(1, 1)])
    yield 'one-switch-no-lamp', case([0], [(1, 1)])
    yield 'all-lamps', case([TOP, 1], all_shows(2))
    yield 'the-same-again', case([9, 9, 9], all_shows(3))
    yield 'newer-one-is-needed', case([4, 4, 1], all_shows(3))
    yield 'newer-one-goes-down', case([6, 2, 7, 6, 1], all_shows(5))
    yield 'single-lamps', case([2**k for k in range(LAMPS)], all_shows(LAMPS))
    yield 'single-lamps-falling', case([2**k for k in reversed(range(LAMPS))], all_shows(LAMPS))
    yield 'from-bit-k-down', case([2 ** (k + 1) - 1 for k in range(LAMPS)], all_shows(LAMPS))
    yield 'largest-is-no-sum', case([0b1100, 0b1010, 0b0110, 0b1001], all_shows(4))
    yield 'only-zeros', case([0] * 12, all_shows(12))
    yield 'all-equal', case([TOP] * 40, all_shows(40))
    yield 'small-random', case([rng.randint(0, 7) for _ in range(12)], all_shows(12))
    yield 'small-random-wider', case([rng.randint(0, 63) for _ in range(25)], all_shows(25))
    yield 'few-directions', case(few_directions(rng, 60, 5), all_shows(60))
    yield 'random-30-lamps', case([rng.randint(0, TOP) for _ in range(70)], all_shows(70))
    yield 'one-after-long-silence', case([1, 2, 4, 8] + [0] * 500 + [3, 5, 9], drawn_shows(rng, 507, 500))
    yield 'random-short-shows', case([rng.randint(0, TOP) for _ in range(3000)], drawn_shows(rng, 3000, 3000, 40))
    blocks = [switch for rank in range(1, 30, 3) for switch in few_directions(rng, 300, rank)]
    yield 'blocks-of-different-rank', case(blocks, drawn_shows(rng, 3000, 3000, 900))
    small = few_directions(rng, 20000, 8)
    yield 'many-shows-few-directions', case([switch & 1023 for switch in small], drawn_shows(rng, 20000, 5000))
    nearly_all = few_directions(rng, 20000, 29)
    yield 'largest-never-all-lamps', case(nearly_all, [(l, 20001 - l) for l in range(1, 10001)] + [(1, 20000)] * 10000)


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
