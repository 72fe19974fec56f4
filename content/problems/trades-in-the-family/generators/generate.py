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
MOST = 40000
LARGEST = 10**9


def case(least, trades, parents):
    """`parents[i]` is the parent of person i + 2."""
    return f'{len(trades)} {least}\n{" ".join(map(str, trades))}\n{" ".join(map(str, parents))}\n'


def mixed(seed, least, parents, trades):
    """The same family, with other numbers for all but the founder and random trades out of `trades`."""
    rng = random.Random(seed)
    count = len(parents) + 1
    names = [0, 1, *rng.sample(range(2, count + 1), count - 1)]
    named = [0] * (count + 1)
    for person, parent in enumerate(parents, start=2):
        named[names[person]] = names[parent]
    return case(least, [rng.choice(trades) for _ in range(count)], named[2:])


def path(count):
    return list(range(1, count))


def star(count):
    return [1] * (count - 1)


def halved(count):
    return [person // 2 for person in range(2, count + 1)]


def broom(handle, bristles):
    return [*range(1, handle), *[handle] * bristles]


def comb(teeth):
    """A path in which each person has one more child without children."""
    return [person - 1 if person % 2 == 0 else max(1, person - 2) for person in range(2, 2 * teeth + 1)]


def grown(seed, count, back):
    """Each person is a child of one of the `back` people before."""
    rng = random.Random(seed)
    return [rng.randint(max(1, person - back), person - 1) for person in range(2, count + 1)]


def cases():
    yield 'two-people-one-trade', case(1, [5, 5], [1])
    yield 'two-people-both-needed', case(2, [LARGEST, LARGEST], [1])
    yield 'two-people-two-trades', case(2, [1, LARGEST], [1])
    yield 'everybody-needed', case(5, [4, 4, 4, 4, 4], [1, 1, 3, 3])
    yield 'founder-is-the-last-one-needed', case(3, [8, 1, 8, 8, 2], [1, 2, 2, 3])
    yield 'rooted-in-no-child-alone', case(2, [1, 6, 9, 6, 9], [1, 1, 3, 2])
    yield 'rooted-in-both-children', case(2, [1, 3, 3, 3, 3], [1, 1, 2, 3])
    yield 'more-than-needed', case(2, [7, 7, 7, 7, 7, 7], [1, 2, 3, 4, 5])
    yield 'all-trades-differ', case(1, [6, 5, 4, 3, 2, 1], [1, 1, 2, 2, 3])
    yield 'parents-have-larger-numbers', case(2, [1, 2, 1, 2, 1, 2], [3, 4, 5, 6, 1])
    yield 'small-broom', mixed(441, 2, broom(4, 5), [1, 2, 3])
    yield 'small-star', mixed(442, 3, star(11), [1, 2, 3])
    yield 'small-random', mixed(443, 2, grown(444, 12, 5), [1, 2, 3, 4])
    yield 'small-random-one-trade', mixed(445, 4, grown(446, 14, 8), [9])
    yield 'random-few-trades', mixed(447, 5, grown(448, 200, 15), range(1, 12))
    yield 'random-many-trades', mixed(449, 2, grown(450, 300, 300), range(1, 200))
    yield 'random-one-is-enough', mixed(451, 1, grown(452, 500, 40), range(1, 300))
    yield 'random-large-trades', mixed(453, 3, grown(454, 400, 6), range(1, LARGEST, LARGEST // 90))
    yield 'never-rooted', mixed(455, 400, grown(456, 400, 20), [1, 2])
    yield 'halved', mixed(457, 10, halved(4095), range(1, 100))
    yield 'star', mixed(458, 4, star(2500), range(1, 1500))
    yield 'comb', mixed(459, 3, comb(2500), range(1, 2000))
    yield 'broom', mixed(460, 2, broom(2000, 2000), range(1, 3000))
    yield 'large-random', mixed(461, 2, grown(462, 6000, 200), range(1, 4000))
    yield 'long-comb', mixed(464, 2, comb(8000), range(1, 9999))
    yield 'longest-path', mixed(463, 2, path(MOST), range(1, 9999))




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
