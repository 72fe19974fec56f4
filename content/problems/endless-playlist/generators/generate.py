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
MOST = 200000
LONGEST = 10**9
LATEST = 10**15


def case(lengths, moments):
    return f'{len(lengths)} {len(moments)}\n{" ".join(map(str, lengths))}\n{" ".join(map(str, moments))}\n'


def drawn(seed, songs, longest, questions, latest):
    rng = random.Random(seed)
    return case([rng.randint(1, longest) for _ in range(songs)], [rng.randint(0, latest) for _ in range(questions)])


def at_changes(seed, songs, shortest, longest, questions, rounds):
    """Questions about the moments at which songs begin, and those right before and after."""
    rng = random.Random(seed)
    lengths = [rng.randint(shortest, longest) for _ in range(songs)]
    total = sum(lengths)
    begins = [sum(lengths[:song]) for song in range(songs + 1)]
    asked = (rng.choice(begins) + rng.randint(0, rounds - 1) * total + rng.choice((-1, 0, 0, 1)) for _ in range(questions))
    return case(lengths, [min(max(moment, 0), LATEST) for moment in asked])


def at_the_end(seed, songs, longest, questions, rounds):
    """Questions about the last songs of a round."""
    rng = random.Random(seed)
    lengths = [rng.randint(1, longest) for _ in range(songs)]
    last = sum(lengths[-20:])
    return case(lengths, [rng.randint(1, rounds) * sum(lengths) - rng.randint(1, last) for _ in range(questions)])


def cases():
    yield 'one-second', case([1], [0, 1, 2, LATEST])
    yield 'one-long-song', case([LONGEST], [0, 1, LONGEST - 1, LONGEST, LONGEST + 1, LATEST - 1, LATEST])
    yield 'two-songs', case([3, 4], list(range(15)))
    yield 'all-one-second', case([1] * 9, list(range(28)))
    yield 'last-second-of-a-round', case([5, 6, 7], [17, 18, 35, 36, 53, 54])
    yield 'only-the-beginning', case([10, 20, 30], [0])
    yield 'only-the-last-moment', case([123456789, 987654321, 5], [LATEST])
    yield 'same-question-again', case([4, 9, 2], [13, 13, 13, 4, 4])
    yield 'descending-moments', case([8, 1, 8, 1], [40, 36, 18, 17, 9, 8, 0])
    yield 'one-second-between-long-songs', case([LONGEST, 1, LONGEST], [LONGEST - 1, LONGEST, LONGEST + 1, 3 * LONGEST])
    yield 'first-round-only', drawn(451, 12, 30, 20, 150)
    yield 'small-changes', at_changes(452, 7, 1, 5, 60, 3)
    yield 'small-random', drawn(453, 10, 20, 50, 1000)
    yield 'changes-of-equal-songs', at_changes(454, 40, 6, 6, 200, 4)
    yield 'changes', at_changes(455, 300, 1, 400, 1000, 20)
    yield 'round-past-32-bits', at_changes(456, 300, LONGEST - 9, LONGEST, 1000, 1)
    yield 'past-32-bits', drawn(457, 500, LONGEST, 1000, LATEST)
    yield 'short-songs-for-long', drawn(458, 500, 3, 1000, LATEST)
    yield 'late-changes', at_changes(459, 1000, 1, 600, 2000, 10**9)
    yield 'one-song-many-questions', drawn(460, 1, 1000, 2000, LATEST)
    yield 'many-songs-one-question', drawn(461, 5000, LONGEST, 1, LATEST)
    yield 'largest-random', drawn(462, 5000, 9, 5000, 99999)
    yield 'many-questions', drawn(464, 20, 9, 8000, 999)
    yield 'always-the-last-songs', at_the_end(463, MOST, 3, 45000, 2)


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
