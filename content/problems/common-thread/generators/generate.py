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

LONGEST = 1500


def case(s, t):
    return f'{s}\n{t}\n'


def beads(seed, size, colours):
    rng = random.Random(seed)
    return ''.join(rng.choice(colours) for _ in range(size))


def hidden_in(seed, row, size, colours):
    """A thread of so many beads that contains the row, with random beads between."""
    rng = random.Random(seed)
    places = set(rng.sample(range(size), len(row)))
    kept = iter(row)
    return ''.join(next(kept) if place in places else rng.choice(colours) for place in range(size))


def cases():
    yield 'equal', case('rgb', 'rgb')
    yield 'one-bead-equal', case('r', 'r')
    yield 'one-bead-different', case('r', 'g')
    yield 'one-bead-somewhere', case('b', 'rgbry')
    yield 'one-bead-at-the-end', case('rgyb', 'b')
    yield 'one-bead-in-front', case('rgyb', 'r')
    yield 'nothing-in-common', case('rgrgrg', 'byby')
    yield 'not-in-a-row', case('arbrcrd', 'abcd')
    yield 'backwards', case('abcdefgh', 'hgfedcba')
    yield 'same-colours-other-order', case('aabbcc', 'ccbbaa')
    yield 'first-match-is-a-trap', case('dabc', 'abcd')
    yield 'last-match-is-a-trap', case('abcd', 'dabc')
    yield 'both-ways-a-trap', case('zabcq', 'qabcz')
    yield 'one-bead-used-once', case('aaaa', 'aa')
    yield 'one-colour', case('a' * 30, 'a' * 47)
    yield 'long-run-or-scattered', case('aaaxbbbxccc', 'aaaabcbcbbcc')
    yield 'moved-along', case('abababab', 'babababa')
    yield 'small-random', case(beads(961, 14, 'rgb'), beads(962, 17, 'rgb'))
    yield 'random', case(beads(963, 150, 'abcd'), beads(964, 120, 'abcd'))
    row = beads(965, 700, 'abcdefghijklmnopqrstuvwxyz')
    letters = 'abcdefghijklmnopqrstuvwxyz'
    yield 'largest-hidden', case(hidden_in(966, row, LONGEST, letters), hidden_in(967, row, LONGEST, letters))
    yield 'largest-two-colours', case(beads(968, LONGEST, 'rg'), beads(969, LONGEST, 'rg'))
    yield 'largest-random', case(beads(970, LONGEST, letters), beads(971, LONGEST - 1, letters))
    yield 'largest-and-one-bead', case('k' * LONGEST, 'k')


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
