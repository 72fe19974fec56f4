"""Writes every secret test of this problem; the seeds are fixed, so the files never change.

The answers come from the accepted Python solution.
"""
import math
import random
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SECRET = ROOT / 'data' / 'secret'
SOLUTION = ROOT / 'submissions' / 'accepted' / 'main.py'
HEAVIEST = 10**6
LONGEST = 1000


def case(bars):
    return '\n'.join([str(len(bars)), *(' '.join(map(str, bar)) for bar in bars)]) + '\n'


def arms(rng, left, right, luck):
    """Arms with which these weights are in balance, if `luck` and their lengths allow it, otherwise any."""
    common = math.gcd(left, right)
    if max(left, right) > LONGEST * common or rng.random() > luck:
        return rng.randint(1, LONGEST), rng.randint(1, LONGEST)
    times = rng.randint(1, LONGEST * common // max(left, right))
    return right // common * times, left // common * times


def numbered(rng, parents, ball, luck):
    """The mobile in which bar i > 0 hangs on bar `parents[i]` < i; then all bars but the topmost get other numbers."""
    ends = [[] for _ in parents]
    for bar in range(1, len(parents)):
        ends[parents[bar]].append(bar)
    names = [1, *rng.sample(range(2, len(parents) + 1), len(parents) - 1)]
    weights, bars = [0] * len(parents), [()] * len(parents)
    for bar in reversed(range(len(parents))):
        sides = [(-names[below], weights[below]) for below in ends[bar]]
        while len(sides) < 2:
            weight = ball()
            sides.append((weight, weight))
        rng.shuffle(sides)
        (left, left_weight), (right, right_weight) = sides
        weights[bar] = left_weight + right_weight
        left_arm, right_arm = arms(rng, left_weight, right_weight, luck)
        bars[names[bar] - 1] = (left_arm, left, right_arm, right)
    return case(bars)


def drawn(seed, count, heaviest, luck):
    """Each new bar takes a random free end."""
    rng = random.Random(seed)
    free, parents = [0, 0], [0]
    for bar in range(1, count):
        place = rng.randrange(len(free))
        parents.append(free[place])
        free[place] = bar
        free.append(bar)
    return numbered(rng, parents, lambda: rng.randint(1, heaviest), luck)


def halved(seed, count, weight, luck):
    """The bars in full layers, with equal balls."""
    rng = random.Random(seed)
    return numbered(rng, [(bar - 1) // 2 for bar in range(count)], lambda: weight, luck)


def chain(seed, count, heaviest, luck):
    rng = random.Random(seed)
    return numbered(rng, [bar - 1 for bar in range(count)], lambda: rng.randint(1, heaviest), luck)


def hung_in_a_row(first, weight):
    """Bars from number `first` on, each on the one before, that weigh so much together with their heaviest balls."""
    rest = weight % HEAVIEST or HEAVIEST
    count = (weight - rest) // HEAVIEST
    return [(1, HEAVIEST, 1, -(first + i + 1)) for i in range(count - 1)] + [(1, HEAVIEST, 1, rest)]


def nearly_level(balls):
    """About so many of the heaviest balls on both sides, and a difference of 1 between the products at the top."""
    times = balls * HEAVIEST // LONGEST
    left = hung_in_a_row(2, 999 * times + 1)
    right = hung_in_a_row(2 + len(left), 1000 * times + 1)
    return case([(1000, -2, 999, -2 - len(left)), *left, *right])


def cases():
    yield 'one-bar-level', case([(2, 3, 1, 6)])
    yield 'one-bar-not-level', case([(2, 3, 3, 3)])
    yield 'arms-changed-over', case([(3, 6, 1, 2)])
    yield 'one-gram-too-much', case([(1000, 999, 999, 1001)])
    yield 'heaviest-balls-longest-arms', case([(1000, HEAVIEST, 1000, HEAVIEST)])
    yield 'shortest-arms-lightest-balls', case([(1, 1, 1, 1)])
    yield 'bar-on-the-left', case([(1, -2, 2, 4), (5, 3, 3, 5)])
    yield 'bar-on-the-right', case([(2, 4, 1, -2), (5, 3, 3, 5)])
    yield 'level-only-at-the-top', case([(1, -2, 1, -3), (1, 2, 1, 3), (1, 4, 1, 1)])
    yield 'level-only-below', case([(1, -2, 1, -3), (1, 2, 1, 2), (4, 1, 1, 4)])
    yield 'smaller-number-hangs-lower', case([(1, -4, 1, 8), (3, 1, 1, 3), (2, -2, 4, 2), (1, 2, 1, -3)])
    yield 'no-level-bar', case([(1, -2, 1, 9), (1, 2, 1, -3), (7, 2, 6, 2)])
    yield 'all-level', halved(251, 31, 5, 1)
    yield 'small-random', drawn(252, 9, 9, 0.7)
    yield 'random-often-level', drawn(253, 200, 9, 0.9)
    yield 'random-seldom-level', drawn(254, 300, 1000, 0.1)
    yield 'short-chain', chain(255, 40, 9, 0.8)
    yield 'past-32-bits', halved(256, 4095, HEAVIEST, 0.9)
    yield 'products-past-32-bits', halved(257, 255, HEAVIEST, 0.5)
    # 256 times 16777217 grams on the left are 2^32 more than 256 on the right.
    hanging = [(1, HEAVIEST, 1, -bar) for bar in range(3, 18)]
    yield 'level-only-in-32-bits', case([(256, -2, 1, 256), *hanging, (1, HEAVIEST, 1, 777217)])
    # The products differ by 1 only, and the quotients by less than a billionth.
    yield 'nearly-level', case([(1000, 999001, 999, -2), (1, 1000000, 1, 1)])
    yield 'nearly-level-the-other-way', case([(999, -2, 1000, 999000), (1, 999998, 1, 2)])
    yield 'heavy-and-nearly-level', nearly_level(10000)
    yield 'large-random', drawn(258, 8000, HEAVIEST, 0.9)
    yield 'longest-chain', chain(259, 30000, 9, 0.5)


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
