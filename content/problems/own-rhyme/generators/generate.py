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

MOST = 4000
LONGEST = 10**9


def case(words):
    return f'{len(words)}\n{" ".join(map(str, words))}\n'


def drawn(seed, count, shortest, longest):
    rng = random.Random(seed)
    return [rng.randint(shortest, longest) for _ in range(count)]


def nearly_round(count):
    """Rhymes that go nearly once around, so that the walks are as long as they can be."""
    words = [0] * count
    following = [*range(1, count), 0]
    before, rhyme = 0, count - 1
    words[0] = rhyme
    for in_circle in range(count, 0, -1):
        for _ in range((rhyme - 1) % in_circle):
            before = following[before]
        leaver = following[before]
        following[before] = following[leaver]
        rhyme = words[leaver] = words[leaver] or max(1, in_circle - 2)
    return words


def cases():
    yield 'one-child-long-rhyme', case([LONGEST])
    yield 'two-children-one-word', case([1, 1])
    yield 'two-children-two-words', case([2, 5])
    yield 'two-children-three-words', case([3, 3])
    yield 'one-word-each', case([1] * 9)
    yield 'two-words-each', case([2] * 10)
    yield 'as-many-words-as-children', case([7] * 7)
    yield 'one-more-than-children', case([8] * 7)
    yield 'first-child-leaves-first', case([6, 1, 4, 2, 2, 3])
    yield 'rising', case(list(range(1, 13)))
    yield 'falling', case(list(range(12, 0, -1)))
    yield 'all-longest', case([LONGEST] * 11)
    yield 'short-and-longest', case([1, LONGEST, 2, LONGEST - 1, 3, LONGEST - 2, 1, LONGEST])
    yield 'small-random', case(drawn(511, 8, 1, 8))
    yield 'small-random-long', case(drawn(512, 13, 1, LONGEST))
    yield 'random-about-a-round', case(drawn(513, 100, 80, 120))
    yield 'random-short', case(drawn(514, 300, 1, 5))
    yield 'random-long', case(drawn(515, 500, LONGEST // 2, LONGEST))
    yield 'nearly-a-round', case(nearly_round(300))
    yield 'most-children-one-word', case([1] * MOST)
    yield 'most-children-longest', case([LONGEST] * MOST)
    yield 'most-children-nearly-a-round', case(nearly_round(MOST))
    yield 'most-children-random', case(drawn(516, MOST, 1, LONGEST))


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
