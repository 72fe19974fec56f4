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

LARGEST = 10**9


def case(*orders):
    return '\n'.join([str(len(orders)), *orders]) + '\n'


def push(*numbers):
    return [f'P {x}' for x in numbers]


def drawn(seed, count, low, high, kept):
    """Random orders; the stack grows with the share `kept` of those that change it."""
    rng = random.Random(seed)
    orders, size = [], 0
    while len(orders) < count - 2:
        if size > 0 and rng.random() < 0.4:
            orders.append('M')
        elif size == 0 or rng.random() < kept:
            orders += push(rng.randint(low, high))
            size += 1
        else:
            orders.append('D')
            size -= 1
    return [*orders, *push(rng.randint(low, high)), 'M']


def down_again(numbers):
    """Puts all numbers down, and asks after each that is taken away."""
    orders = [*push(*numbers), 'M']
    for _ in numbers[1:]:
        orders += ['D', 'M']
    return orders


def cases():
    yield 'one-number', case(*push(5), 'M')
    yield 'one-negative-number', case(*push(-5), 'M')
    yield 'zero', case(*push(0, 0), 'M', 'D', 'M')
    yield 'smallest-at-the-bottom', case(*down_again([1, 5, 3, 4]))
    yield 'smallest-on-top', case(*down_again([9, 7, 4, 2]))
    yield 'smallest-twice', case(*push(6, 2, 2), 'M', 'D', 'M', 'D', 'M')
    yield 'smallest-comes-back', case(*down_again([4, 9, 4, 1, 4, 9]))
    yield 'larger-ones-leave-first', case(*push(3, 8, 9), 'D', 'D', 'M', *push(7), 'M')
    yield 'empty-in-between', case(*push(2), 'D', *push(8, 9), 'M', 'D', 'M')
    yield 'negative-leaves', case(*push(-1, -7), 'M', 'D', 'M', *push(-3), 'M')
    yield 'question-asked-twice', case(*push(3, 1), 'M', 'M', 'D', 'M', 'M')
    yield 'largest-numbers', case(*down_again([LARGEST, -LARGEST, LARGEST, -LARGEST]))
    yield 'far-apart', case(*down_again([LARGEST, -LARGEST, -LARGEST + 1, LARGEST, -LARGEST]))
    yield 'all-equal', case(*down_again([7] * 40))
    yield 'rising', case(*down_again(range(-20, 20)))
    yield 'falling', case(*down_again(range(20, -20, -1)))
    yield 'small-random', case(*drawn(1631, 40, -3, 3, 0.5))
    yield 'few-values', case(*drawn(1632, 600, 1, 4, 0.55))
    yield 'often-empty', case(*drawn(1633, 800, -50, 50, 0.4))
    yield 'large-values', case(*drawn(1634, 1500, -LARGEST, LARGEST, 0.6))
    yield 'growing', case(*drawn(1635, 20000, -999, 999, 0.9))
    yield 'down-to-the-bottom', case(*down_again([x % 1000 for x in range(60000, 0, -1)]))
    yield 'many-questions', case(*push(*(9999 - x // 20 for x in range(100000))), *['M'] * 100000)


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
