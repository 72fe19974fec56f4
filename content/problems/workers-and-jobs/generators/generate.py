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


def case(workers, jobs, pairs):
    pairs = list(pairs)
    return '\n'.join([f'{workers} {jobs} {len(pairs)}', *(f'{a} {b}' for a, b in pairs)]) + '\n'


def drawn(seed, workers, jobs, most):
    rng = random.Random(seed)
    everything = [(a, b) for a in range(1, workers + 1) for b in range(1, jobs + 1)]
    return case(workers, jobs, rng.sample(everything, most))


def crowded(seed, workers, jobs, wanted, most):
    """All can do some of the few wanted jobs, and a few can do others as well."""
    rng = random.Random(seed)
    pairs = {(a, rng.randint(1, wanted)) for a in range(1, workers + 1)}
    while len(pairs) < most:
        pairs.add((rng.randint(1, workers), rng.randint(1, jobs if rng.random() < 0.2 else wanted)))
    pairs = sorted(pairs)
    rng.shuffle(pairs)
    return case(workers, jobs, pairs)


def everybody_moves(count):
    """Worker i takes job i at first; the last worker can do job 1 only, so all others have to move on by one."""
    pairs = [(i, j) for i in range(1, count) for j in (i, i + 1)]
    return case(count, count, [*pairs, (count, 1)])


def moves_again_and_again(count, more):
    """Each worker of the second half asks for job 1, and everybody before has to move."""
    half = count // 2
    pairs = [(i, j) for i in range(1, half + 1) for j in (i, i + 1)]
    pairs += [(half + i, 1) for i in range(1, count - half + 1)]
    pairs += [(i, j) for i in range(1, half + 1) for j in range(i + 2, i + 2 + more) if j <= half + 1]
    return case(count, count, pairs)


def cases():
    yield 'nobody-can-do-anything', case(1, 1, [])
    yield 'one-worker-one-job', case(1, 1, [(1, 1)])
    yield 'one-worker-many-jobs', case(1, 4, [(1, 3), (1, 1), (1, 4)])
    yield 'many-workers-one-job', case(4, 1, [(2, 1), (1, 1), (4, 1)])
    yield 'one-must-move', case(2, 2, [(1, 1), (1, 2), (2, 1)])
    yield 'two-must-move', case(3, 3, [(1, 1), (1, 2), (2, 2), (2, 3), (3, 1)])
    yield 'three-must-move', case(4, 4, [(1, 1), (1, 2), (2, 2), (2, 3), (3, 3), (3, 4), (4, 1)])
    yield 'first-move-leads-nowhere', case(4, 4, [(1, 1), (1, 2), (1, 3), (2, 2), (2, 1), (3, 1)])
    yield 'wrong-way-first', case(5, 5, [(1, 1), (1, 2), (1, 5), (2, 2), (2, 3), (3, 3), (3, 2), (4, 1)])
    yield 'too-many-for-two-jobs', case(4, 5, [(1, 1), (1, 2), (2, 1), (2, 2), (3, 1), (3, 2), (4, 2), (4, 4)])
    yield 'everybody-can-do-everything', case(4, 4, [(a, b) for a in range(1, 5) for b in range(1, 5)])
    yield 'more-workers-than-jobs', case(6, 3, [(a, b) for a in range(1, 7) for b in range(1, 4)])
    yield 'more-jobs-than-workers', case(3, 6, [(a, b) for a in range(1, 4) for b in range(1, 7)])
    yield 'first-failure-then-success', case(4, 3, [(1, 1), (2, 1), (3, 1), (3, 2), (4, 2), (4, 3)])
    yield 'failure-blocks-later-ones', case(5, 4, [(1, 1), (2, 1), (2, 2), (3, 2), (4, 1), (5, 1), (5, 2), (2, 3), (3, 4)])
    yield 'asked-again-after-a-failure', case(5, 4, [(1, 1), (2, 2), (3, 1), (3, 2), (4, 3), (5, 3), (4, 4)])
    yield 'moves-through-old-places', case(4, 4, [(1, 2), (1, 1), (2, 3), (2, 2), (3, 4), (3, 3), (4, 2), (4, 4), (4, 3)])
    yield 'same-numbers-on-both-sides', case(5, 5, [(1, 5), (5, 1), (1, 1), (5, 5), (3, 3), (2, 3)])
    yield 'job-numbers-past-the-workers', case(2, 9, [(1, 9), (2, 9), (2, 8)])
    yield 'worker-numbers-past-the-jobs', case(9, 2, [(9, 1), (8, 1), (9, 2)])
    yield 'last-worker-cannot-help', case(4, 4, [(1, 1), (2, 2), (3, 3)])
    yield 'small-random', drawn(1361, 6, 6, 12)
    yield 'random-thin', drawn(1362, 60, 60, 90)
    yield 'random-medium', drawn(1363, 80, 70, 200)
    yield 'random-more-workers', drawn(1364, 120, 60, 200)
    yield 'random-more-jobs', drawn(1365, 60, 120, 150)
    yield 'crowded', crowded(1366, 100, 100, 30, 400)
    yield 'large-thin', drawn(1367, 500, 500, 900)
    yield 'large-crowded', crowded(1368, 500, 500, 300, 2500)
    yield 'everybody-moves', everybody_moves(500)
    yield 'largest-again-and-again', moves_again_and_again(500, 16)
    yield 'largest-random', drawn(1369, 500, 480, 5000)


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
