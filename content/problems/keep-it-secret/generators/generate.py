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
MOST = 100000


def case(kinds, knowing, pairs):
    lines = [f'{len(kinds)} {len(pairs)} {len(knowing)}', kinds, ' '.join(map(str, knowing))]
    return '\n'.join([*lines, *(f'{a} {b}' for a, b in pairs)]) + '\n'


def path(count):
    return [(person, person + 1) for person in range(1, count)]


def star(count):
    return [(1, person) for person in range(2, count + 1)]


def everybody(count):
    return [(a, b) for b in range(2, count + 1) for a in range(1, b)]


def circle(count):
    return [*path(count), (1, count)]


def drawn(seed, count, pair_count, back):
    """Random friends whose numbers are at most `back` apart."""
    rng = random.Random(seed)
    pairs = set()
    while len(pairs) < pair_count:
        a, b = sorted((rng.randint(1, count), rng.randint(1, count)))
        if 0 < b - a <= back:
            pairs.add((a, b))
    return list(pairs)


def mixed(seed, count, pairs, knowing_count, discreet):
    """The same friendships with other numbers; `discreet` is the share of discreet people."""
    rng = random.Random(seed)
    names = rng.sample(range(1, count + 1), count)
    named = [rng.sample((names[a - 1], names[b - 1]), 2) for a, b in sorted(pairs)]
    rng.shuffle(named)
    kinds = ''.join('D' if rng.random() < discreet else 'T' for _ in range(count))
    return case(kinds, rng.sample(range(1, count + 1), knowing_count), named)


def cases():
    yield 'one-person', case('T', [1], [])
    yield 'one-discreet-person', case('D', [1], [])
    yield 'no-friends', case('TTTTT', [2, 4], [])
    yield 'two-friends', case('TT', [2], [(1, 2)])
    yield 'all-know-it', case('TTT', [3, 1, 2], path(3))
    yield 'all-discreet', case('DDDD', [1], everybody(4))
    yield 'discreet-person-hears-it-last', case('TTD', [1], path(3))
    yield 'discreet-person-on-the-way', case('TTDTT', [1], path(5))
    yield 'way-round-the-discreet-one', case('TDTTTT', [1], circle(6))
    yield 'longer-way-met-first', case('TTTTTT', [1], [(1, 2), (2, 3), (3, 4), (4, 5), (5, 6), (1, 6), (1, 5)])
    yield 'from-both-ends', case('TTTTTTT', [1, 7], path(7))
    yield 'last-one-starts', case('TTTTTTTT', [8], path(8))
    yield 'two-groups', case('TTTTTT', [5], [(1, 2), (2, 3), (4, 5), (5, 6)])
    yield 'everybody-is-a-friend', mixed(411, 12, everybody(12), 1, 0)
    yield 'small-circle', mixed(412, 11, circle(11), 2, 0.1)
    yield 'small-random', mixed(413, 12, drawn(414, 12, 16, 11), 1, 0.3)
    yield 'random-seldom-discreet', mixed(415, 200, drawn(416, 200, 400, 6), 3, 0.1)
    yield 'random-often-discreet', mixed(417, 300, drawn(418, 300, 900, 12), 5, 0.5)
    yield 'random-long-ways', mixed(419, 2000, drawn(420, 2000, 5000, 5), 2, 0.02)
    yield 'star-from-a-leaf', case('T' * 2000, [1234], star(2000))
    yield 'discreet-centre', case('D' + 'T' * 1999, [77, 1500], star(2000))
    yield 'large-random', mixed(421, 15000, drawn(422, 15000, 12000, 400), 10, 0.1)
    yield 'longest-path', case('T' * MOST, [MOST], random.Random(423).sample(path(MOST), MOST - 1))




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
