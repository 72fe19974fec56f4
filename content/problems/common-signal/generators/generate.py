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


def case(signals):
    return f'{len(signals)}\n{" ".join(map(str, signals))}\n'


def uniform(seed, size, top):
    rng = random.Random(seed)
    return [rng.randint(0, top) for _ in range(size)]


def split_high_lamp(seed, size):
    """A little more than half of the masts show lamp 29, so one lamp decides most of the cost."""
    rng = random.Random(seed)
    signals = [(2**29 if i < size // 2 + 1 else 0) + rng.randint(0, 2**29 - 1) for i in range(size)]
    rng.shuffle(signals)
    return signals


def weak_majority_decoys(seed):
    """The free signal is 0. The mast nearest to it shows lamp 19, on which nearly everybody disagrees with it;
    lamp 20 is higher, but almost a tie, and therefore much cheaper to get wrong."""
    rng = random.Random(seed)
    signals = [2**20] * 49 + [2**19] * 3 + [2**21 + 2**18] * 24 + [2**22 + 2**18] * 24
    rng.shuffle(signals)
    return signals


def cases():
    yield 'one-mast-dark', case([0])
    yield 'one-mast-all-lit', case([TOP])
    yield 'two-opposite', case([TOP, 0])
    yield 'all-equal', case([715827882] * 1000)
    yield 'every-lamp-tied', case([357913941, 715827882] * 500)
    yield 'single-lamps', case([2**k for k in range(LAMPS)])
    yield 'all-but-one-lamp', case([TOP - 2**k for k in range(LAMPS)])
    yield 'small-odd', case(uniform(11, 7, 15))
    yield 'small-even', case(uniform(12, 8, 15))
    yield 'small-tie-heavy', case(uniform(13, 6, 3))
    yield 'decoys', case(weak_majority_decoys(21))
    yield 'random-100', case(uniform(14, 100, TOP))
    yield 'random-1001', case(uniform(15, 1001, TOP))
    yield 'high-lamp-split', case(split_high_lamp(22, 5000))
    yield 'just-past-32-bits', case([TOP, 0] * 4 + [TOP])
    yield 'half-and-half', case([2**29] * 20000 + [0] * 20000)
    yield 'largest-low-lamps', case(uniform(16, 100000, 15))
    yield 'largest-random', case(uniform(17, 100000, TOP))


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
