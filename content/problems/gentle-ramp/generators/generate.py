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
HIGHEST = 10**9


def case(step, heights):
    return f'{len(heights)} {step}\n{" ".join(map(str, heights))}\n'


def drawn(seed, count, step, lowest, highest):
    rng = random.Random(seed)
    return case(step, [rng.randint(lowest, highest) for _ in range(count)])


def rising(seed, count, step, gap, noise):
    """Heights that rise by `gap` from stone to stone, and are off by up to `noise`."""
    rng = random.Random(seed)
    return case(step, [gap * stone + rng.randint(-noise, noise) for stone in range(count)])


def wandering(seed, count, step, change):
    """Each stone differs from the one before by up to `change`."""
    rng = random.Random(seed)
    heights = [0]
    while len(heights) < count:
        heights.append(heights[-1] + rng.randint(-change, change))
    return case(step, heights)


def saw(count, step, low, high):
    return case(step, [high if stone % 2 == 0 else low for stone in range(count)])


def cases():
    yield 'one-stone', case(0, [-HIGHEST])
    yield 'two-stones-falling', case(3, [8, 5])
    yield 'two-stones-too-steep', case(3, [5, 20])
    yield 'two-stones-just-right', case(3, [5, 8])
    yield 'all-equal', case(0, [4, 4, 4, 4])
    yield 'flat-with-a-stone', case(0, [4, 4, 9, 4, 4])
    yield 'step-up', case(1, [0, 0, 0, 10, 10, 10])
    yield 'step-down', case(1, [10, 10, 10, 0, 0, 0])
    yield 'gentle-already', case(7, [-9, -2, -2, 3, 10, 11])
    yield 'one-low-stone-at-the-end', case(5, [10, 15, 20, 25, 0])
    yield 'one-high-stone-at-the-beginning', case(5, [90, 0, 5, 10, 15])
    yield 'too-steep-everywhere', rising(501, 9, 3, 10, 0)
    yield 'falling-everywhere', rising(502, 9, 3, -4, 0)
    yield 'must-go-below-zero', case(2, [0, 50, 0, 50, 0, 50, 100])
    yield 'steps-without-a-limit', drawn(503, 10, HIGHEST, -20, 20)
    yield 'small-random', drawn(504, 8, 2, -6, 12)
    yield 'small-rising', rising(505, 12, 2, 3, 5)
    yield 'small-saw', saw(11, 1, -3, 7)
    yield 'cost-past-32-bits', case(0, [HIGHEST, -HIGHEST, HIGHEST, -HIGHEST, HIGHEST, -HIGHEST])
    yield 'level-random', drawn(506, 300, 0, -1000, 1000)
    yield 'rising-a-little-too-steep', rising(507, 1000, 9, 10, 40)
    yield 'rising-less-than-allowed', rising(508, 1000, 12, 10, 40)
    yield 'wandering', wandering(509, 3000, 4, 30)
    yield 'large-numbers', drawn(510, 3000, 500000, -HIGHEST, HIGHEST)
    yield 'large-steps', wandering(511, 3000, HIGHEST, 300000)
    yield 'ends-past-32-bits', saw(5000, HIGHEST, -HIGHEST, HIGHEST)
    yield 'largest-falling', rising(512, MOST, 3, -1, 9)
    yield 'largest-rising', rising(513, MOST, 1, 1, 99)




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
