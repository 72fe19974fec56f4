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

LARGEST = 60000
SLOWEST = 10**6


def case(call, parents):
    """Person i + 2 and `parents[i]` are friends."""
    pairs = [f'{parent} {person}' for person, parent in enumerate(parents, start=2)]
    return '\n'.join([str(len(call)), ' '.join(map(str, call)), *pairs]) + '\n'


def path(count):
    return list(range(1, count))


def star(count):
    return [1] * (count - 1)


def halved(count):
    return [person // 2 for person in range(2, count + 1)]


def brooms(handle, bristles):
    """A path with a bunch of leaves at both ends."""
    return [*range(1, handle), *[1] * bristles, *[handle] * bristles]


def grown(seed, count, back):
    """Each person is a friend of one of the `back` people before."""
    rng = random.Random(seed)
    return [rng.randint(max(1, person - back), person - 1) for person in range(2, count + 1)]


def mixed(seed, slowest, parents, fastest=1):
    """The same tree with other numbers and random calls."""
    rng = random.Random(seed)
    count = len(parents) + 1
    names = rng.sample(range(1, count + 1), count)
    pairs = [[names[person - 1], names[parent - 1]] for person, parent in enumerate(parents, start=2)]
    rng.shuffle(pairs)
    lines = [f'{a} {b}' if rng.random() < 0.5 else f'{b} {a}' for a, b in pairs]
    call = ' '.join(str(rng.randint(fastest, slowest)) for _ in range(count))
    return '\n'.join([str(count), call, *lines]) + '\n'


def arms_in_steps(seed, arms, call):
    """A centre whose friends need about one call less from one to the next, so that all orders end at about the same time."""
    rng = random.Random(seed)
    times = [call * arm + rng.randrange(call) + 1 for arm in range(arms)]
    rng.shuffle(times)
    return case([call, *times, *[1] * arms], [*[1] * arms, *range(2, arms + 2)])


def cases():
    yield 'one-person-slowest', case([SLOWEST], [])
    yield 'two-people', case([3, 9], [1])
    yield 'three-in-a-row', case([1, 10, 100], path(3))
    yield 'middle-one-has-number-one', case([4, 1, 7], star(3))
    yield 'small-star', case([2, 5, 1, 9, 3], star(5))
    yield 'slow-centre', case([50, 1, 1, 1, 1, 1], star(6))
    yield 'fast-centre', case([1, 50, 60, 70, 80, 90], star(6))
    yield 'equal-times-behind-all', case([3] * 7, [1, 1, 1, 2, 3, 4])
    yield 'few-slow-many-fast', case([1, 1, 9, 1, 1, 1, 1, 1, 1], [1, 1, 2, 2, 2, 2, 3, 1])
    yield 'long-arm-and-many-leaves', case([2] * 12, [1, 2, 3, 4, *[1] * 7])
    yield 'shorter-arm-but-called-later', case([4, 1, 1, 1, 1, 1, 1, 1], [1, 2, 3, 1, 5, 1, 1])
    yield 'third-best-is-needed', case([5, 7, 1, 1, 1], [1, 2, 1, 1])
    yield 'slow-centre-of-equal-arms', case([7, 1, 1, 1, 1, 1, 1], [1, 1, 1, 2, 3, 4])
    yield 'short-path', mixed(301, 9, path(9))
    yield 'two-brooms', mixed(302, 5, brooms(4, 6))
    yield 'small-halved', case([1] * 31, halved(31))
    yield 'small-random', mixed(303, 6, grown(304, 10, 4))
    yield 'small-random-equal-calls', mixed(305, 1, grown(306, 14, 13))
    yield 'random-slow-and-fast', mixed(307, 100, grown(308, 60, 20))
    yield 'arms-in-steps', arms_in_steps(320, 12, 10)
    yield 'many-arms-in-steps', arms_in_steps(321, 90, 500)
    yield 'random-bushy', mixed(309, 30, grown(310, 400, 400))
    yield 'random-long', mixed(311, 1000, grown(312, 600, 3))
    yield 'past-32-bits', mixed(313, SLOWEST, path(3000), SLOWEST - 1000)
    yield 'past-32-bits-at-the-centre', case([SLOWEST, *[1] * 2999], star(3000))
    yield 'large-two-brooms', mixed(314, 200, brooms(2000, 1000))
    yield 'large-random', mixed(316, SLOWEST, grown(317, 3000, 500))
    yield 'long-path', mixed(318, 99, path(12000))
    yield 'largest-star', case([1, *[1 + person % 9 for person in range(2, LARGEST + 1)]], star(LARGEST))


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
