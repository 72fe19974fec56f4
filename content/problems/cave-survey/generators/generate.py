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
LONGEST = 10**6


def case(parents, lengths, teams):
    """From chamber i + 2 a tunnel of `lengths[i]` leads to chamber `parents[i]`."""
    tunnels = [f'{parent} {length}' for parent, length in zip(parents, lengths)]
    return '\n'.join([f'{len(parents) + 1} {len(teams)}', *tunnels, ' '.join(map(str, teams))]) + '\n'


def mixed(seed, parents, shortest, longest, team_count, largest=None):
    """The same cave with other numbers; only the entrance stays chamber 1."""
    rng = random.Random(seed)
    count = len(parents) + 1
    names = [0, 1, *rng.sample(range(2, count + 1), count - 1)]
    named = [0] * (count + 1)
    for chamber, parent in enumerate(parents, start=2):
        named[names[chamber]] = names[parent]
    lengths = [rng.randint(shortest, longest) for _ in parents]
    return case(named[2:], lengths, [rng.randint(1, largest or count) for _ in range(team_count)])


def path(count):
    return list(range(1, count))


def star(count):
    return [1] * (count - 1)


def halved(count):
    return [chamber // 2 for chamber in range(2, count + 1)]


def comb(teeth):
    """A passage with a dead end at the side of each chamber."""
    return [chamber - 1 if chamber % 2 == 0 else max(1, chamber - 2) for chamber in range(2, 2 * teeth + 1)]


def grown(seed, count, back):
    """Each chamber lies behind one of the `back` chambers before."""
    rng = random.Random(seed)
    return [rng.randint(max(1, chamber - back), chamber - 1) for chamber in range(2, count + 1)]


def cases():
    yield 'one-tunnel', case([1], [LONGEST], [1, 2])
    yield 'one-passage', case([3, 4, 5, 1], [1, 2, 3, 4], [5, 1])
    yield 'three-equal-dead-ends', case(star(4), [7, 7, 7], [1, 2, 3, 4])
    yield 'largest-number-at-the-fork', case([5, 5, 5, 1], [3, 9, 4, 2], [3, 2, 1])
    yield 'near-dead-end-counts-more', case([1, 2, 2, 1], [10, 2, 1, 5], [1, 2, 3])
    yield 'long-tunnel-against-many-short', case([1, 2, 3, 4, 1], [1, 1, 1, 1, 9], [1, 2])
    yield 'nothing-left-for-the-second', case([1, 2, 3, 3], [50, 50, 2, 1], [1, 2, 3, 5])
    yield 'equal-ways-at-each-fork', case(halved(15), [3] * 14, list(range(1, 10)))
    yield 'comb', mixed(431, comb(6), 1, 9, 12)
    yield 'small-random', mixed(432, grown(433, 9, 5), 1, 9, 9)
    yield 'small-random-equal-lengths', mixed(434, grown(435, 14, 6), 1, 1, 10)
    yield 'random-bushy', mixed(436, grown(437, 300, 300), 1, 1000, 200)
    yield 'random-long', mixed(438, grown(439, 400, 4), 1, 100, 300)
    yield 'random-small-teams', mixed(440, grown(441, 500, 30), 1, LONGEST, 100, 8)
    yield 'past-32-bits', mixed(442, path(5000), LONGEST - 999, LONGEST, 1)
    yield 'past-32-bits-in-a-star', mixed(443, star(5000), LONGEST - 999, LONGEST, 40)
    yield 'one-team-asked-often', mixed(444, grown(445, 50, 9), 1, 50, 10000, 1)
    yield 'large-halved', mixed(446, halved(8191), 1, 1000, 500)
    yield 'long-comb', mixed(447, comb(6000), 1, 99, 500)
    yield 'large-star', mixed(448, star(MOST), 1, 99, 1000)
    yield 'long-passage', mixed(449, path(30000), 1, 99, 20)




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
