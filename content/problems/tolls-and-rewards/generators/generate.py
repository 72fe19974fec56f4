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

MOST = 10**9


def case(count, roads):
    roads = list(roads)
    return '\n'.join([f'{count} {len(roads)}', *(f'{a} {b} {cost}' for a, b, cost in roads)]) + '\n'


def drawn(seed, count, most, low, high):
    rng = random.Random(seed)
    return case(count, ((*rng.sample(range(1, count + 1), 2), rng.randint(low, high)) for _ in range(most)))


def hilly(seed, count, most, steepest, circle=()):
    """Each town has a height, and a road costs a little more than it climbs, so no circle makes money except perhaps the given one."""
    rng = random.Random(seed)
    height = [rng.randint(0, steepest) for _ in range(count + 1)]
    pairs = [rng.sample(range(1, count + 1), 2) for _ in range(most)]
    roads = [(a, b, height[b] - height[a] + rng.randint(0, 20)) for a, b in pairs]
    roads += [(a, b, height[b] - height[a] - (a == circle[0])) for a, b in zip(circle, [*circle[1:], *circle[:1]])]
    rng.shuffle(roads)
    return case(count, roads)


def backwards(seed, count, most, circle=False):
    """The chain from town 1 to the last one is cheapest, but its roads are listed from its end; the other roads are dear."""
    rng = random.Random(seed)
    chain = [(i, i + 1, -1) for i in range(1, count)]
    more = [sorted(rng.sample(range(1, count + 1), 2)) for _ in range(most - len(chain) - circle)]
    roads = chain[::-1] + [(b, a, b - a) for a, b in more] + [(2, 1, 0)] * circle
    return case(count, roads)


def cases():
    yield 'no-roads', case(2, [])
    yield 'one-road', case(2, [(1, 2, 7)])
    yield 'one-road-back', case(2, [(2, 1, 7)])
    yield 'one-reward', case(2, [(1, 2, -7)])
    yield 'free-road', case(2, [(1, 2, 0)])
    yield 'several-roads-for-one-pair', case(2, [(1, 2, 5), (1, 2, 3), (1, 2, 4)])
    yield 'there-and-back-makes-money', case(2, [(1, 2, 5), (2, 1, -6)])
    yield 'there-and-back-for-nothing', case(2, [(1, 2, 5), (2, 1, -5)])
    yield 'money-behind-the-goal', case(3, [(1, 3, 5), (3, 2, 1), (2, 3, -2)])
    yield 'money-at-the-start', case(3, [(1, 2, 1), (2, 1, -3), (1, 3, 8)])
    yield 'money-cannot-be-reached', case(4, [(1, 4, 5), (2, 3, -1), (3, 2, -1), (3, 4, 1)])
    yield 'money-leads-nowhere', case(5, [(1, 5, 5), (1, 2, 1), (2, 3, -5), (3, 4, 1), (4, 2, 1)])
    yield 'money-is-there-but-no-way-to-the-goal', case(4, [(1, 2, 1), (2, 3, -4), (3, 2, 1)])
    yield 'reward-into-the-goal-from-nowhere', case(3, [(2, 3, -5), (3, 2, 9)])
    yield 'dear-first-then-a-reward', case(4, [(1, 2, 1), (1, 3, 9), (3, 2, -9), (2, 4, 3)])
    yield 'reward-comes-late', case(5, [(1, 2, 2), (2, 5, 2), (1, 3, 50), (3, 4, 50), (4, 2, -101)])
    yield 'roads-from-the-end', case(6, [(5, 6, 1), (4, 5, 1), (3, 4, 1), (2, 3, 1), (1, 2, 1)])
    yield 'roads-from-the-end-with-a-short-way', case(5, [(4, 5, -1), (3, 4, -1), (2, 3, -1), (1, 2, -1), (1, 5, 0), (1, 4, 5)])
    far_goal = [(7, 8, 9), (6, 7, 9), (5, 6, 9), (4, 5, 9), (3, 4, 9), (2, 3, -1), (3, 2, 0), (1, 2, 4)]
    yield 'long-way-from-money-to-the-goal', case(8, far_goal)
    yield 'long-way-to-the-money', case(7, [(6, 7, 1), (6, 5, -3), (5, 6, 2), (4, 5, 1), (3, 4, 1), (2, 3, 1), (1, 2, 1)])
    yield 'large-circle-makes-one', case(6, [(1, 2, 3), (2, 3, 3), (3, 4, 3), (4, 5, 3), (5, 1, -13), (4, 6, 100)])
    yield 'large-circle-costs-one', case(6, [(1, 2, 3), (2, 3, 3), (3, 4, 3), (4, 5, 3), (5, 1, -11), (4, 6, 100)])
    yield 'slow-gain-and-a-large-toll', case(4, [(1, 4, 5), (1, 2, 0), (2, 3, 0), (3, 2, -1), (3, 4, MOST)])
    yield 'gain-smaller-than-the-detour', case(4, [(3, 4, 50), (1, 4, 9), (2, 3, 3), (1, 2, 4), (3, 2, -4)])
    yield 'cost-past-32-bits', case(6, [(i, i + 1, MOST) for i in range(1, 6)])
    yield 'rewards-past-32-bits', case(6, [(i, i + 1, -MOST) for i in range(1, 6)] + [(6, 1, MOST)] * 2 + [(1, 6, -MOST)])
    yield 'small-random', drawn(1301, 5, 8, -2, 9)
    yield 'small-random-with-money', drawn(1302, 5, 9, -6, 6)
    yield 'random-tolls', drawn(1303, 60, 200, 0, 1000)
    yield 'hills', hilly(1304, 80, 400, 500)
    yield 'hills-with-a-circle', hilly(1305, 80, 300, 500, circle=(7, 30, 12, 55, 41))
    yield 'random-many-rewards', drawn(1306, 200, 1000, -MOST, MOST)
    yield 'large-hills', hilly(1307, 500, 3000, MOST // 4)
    yield 'largest-backwards', backwards(1308, 500, 4000)
    yield 'largest-backwards-with-money', backwards(1309, 500, 4000, circle=True)


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
