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


def woven(seed, count, letters, longest):
    """Stitches in which earlier sections come again, often several times in a row."""
    rng = random.Random(seed)
    stitches = rng.choice(letters)
    while len(stitches) < count:
        section = stitches[-rng.randint(1, longest) :]
        stitches += rng.choice([rng.choice(letters), section * rng.randint(1, 4), section[0] * rng.randint(2, 12)])
    return stitches[:count]


def drawn(seed, count, letters):
    return ''.join(random.Random(seed).choices(letters, k=count))


def spoilt(seed, stitches, changes):
    rng = random.Random(seed)
    letters = list(stitches)
    for place in rng.sample(range(len(letters)), changes):
        letters[place] = 'X'
    return ''.join(letters)


def cases():
    yield 'one-stitch', 'K'
    yield 'four-equal', 'KKKK'
    yield 'five-equal', 'KKKKK'
    yield 'nine-equal', 'K' * 9
    yield 'ten-equal', 'K' * 10
    yield 'ninety-nine-equal', 'P' * 99
    yield 'hundred-equal', 'P' * 100
    yield 'most-equal', 'P' * 200
    yield 'all-different', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
    yield 'three-pairs', 'ABABAB'
    yield 'four-pairs', 'ABABABAB'
    yield 'repeat-at-the-front', 'ABCABCABCD'
    yield 'repeat-at-the-end', 'DABCABCABC'
    yield 'repeat-between', 'XABCABCABCY'
    yield 'two-repeats', 'AAAAAABBBBBBB'
    yield 'repeats-share-stitches', 'ABABABABAABAABAABAABA'
    yield 'repeat-in-a-repeat', ('AAAAAAB' * 5 + 'CD') * 4
    yield 'repeat-in-a-repeat-does-not-help', 'ABCBCABCBCABCBC'
    yield 'longer-first-repeat-is-worse', 'ABABABCABABABCABABABC' + 'ABABAB'
    yield 'early-repeat-is-in-the-way', 'AABAABAABAABC' + 'AAABAAABAAAB'
    yield 'ends-do-not-fit', 'BCABCABCABCAB'
    yield 'nearly-a-repeat', spoilt(401, 'ABCD' * 20, 1)
    yield 'three-levels', (('AAAAAB' * 4 + 'C') * 3 + 'DE') * 2
    yield 'ten-rounds', 'ABCABD' * 10
    yield 'hundred-rounds', 'AB' * 100
    yield 'small-random', drawn(402, 15, 'AB')
    yield 'woven', woven(403, 60, 'AB', 6)
    yield 'woven-long-sections', woven(404, 200, 'ABC', 20)
    yield 'largest-spoilt', spoilt(405, ('AAAAAAAAAAAABBC' * 14)[:200], 3)
    yield 'largest-random', drawn(406, 200, 'AB')


def main():
    SECRET.mkdir(parents=True, exist_ok=True)
    for old in SECRET.iterdir():
        old.unlink()
    for number, (name, stitches) in enumerate(cases(), start=1):
        text = stitches + '\n'
        run = subprocess.run([sys.executable, SOLUTION], input=text, capture_output=True, text=True, check=True)
        (SECRET / f'{number:02d}-{name}.in').write_text(text)
        (SECRET / f'{number:02d}-{name}.ans').write_text(run.stdout)


if __name__ == '__main__':
    main()
