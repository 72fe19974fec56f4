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


def case(count, events):
    return '\n'.join([f'{count} {len(events)}', *(' '.join(map(str, event)) for event in events)]) + '\n'


def add(i, x):
    return 'add', i, x


def ask(l, r):
    return 'sum', l, r


def every_request(count):
    return [ask(l, r) for l in range(1, count + 1) for r in range(l, count + 1)]


def filled(balances):
    return [add(i, x) for i, x in enumerate(balances, start=1)]


def drawn(seed, count, length, most):
    rng = random.Random(seed)
    events = []
    for _ in range(length):
        if rng.random() < 0.5:
            events.append(add(rng.randint(1, count), rng.randint(-most, most)))
        else:
            events.append(ask(*sorted(rng.choices(range(1, count + 1), k=2))))
    return case(count, [*events, ask(1, count)])


def wide(seed, count, length):
    """Changes near the beginning, and requests for nearly all accounts, in turn."""
    rng = random.Random(seed)
    events = []
    for _ in range(length // 2):
        events.append(add(rng.randint(1, 9999), rng.randint(1, 9)))
        events.append(ask(rng.randint(1, 99), count - rng.randint(1, 99)))
    return case(count, events)


def cases():
    yield 'one-account', case(1, [add(1, 4), ask(1, 1)])
    yield 'one-account-nothing-yet', case(1, [ask(1, 1), add(1, -2), ask(1, 1)])
    yield 'two-accounts', case(2, [add(2, 4), *every_request(2), add(1, -9), *every_request(2)])
    yield 'nothing-paid-in', case(4, every_request(4))
    yield 'each-account', case(8, [*filled([7, 1, -4, 12, 9, -20, 3, 5]), *every_request(8)])
    yield 'each-account-of-seven', case(7, [*filled([3, 10, 200, 7, 50, 1000, 4]), *every_request(7)])
    yield 'last-account', case(6, [add(6, 11), ask(6, 6), ask(1, 6), ask(1, 5)])
    yield 'first-account', case(6, [add(1, 11), ask(1, 1), ask(1, 6), ask(2, 6)])
    yield 'all-but-the-first', case(6, [*filled([100, 3, 8, -1, 2, 6]), ask(2, 6)])
    yield 'same-account-again', case(5, [add(3, 5), ask(1, 5), add(3, 5), ask(3, 3), add(3, -10), ask(2, 4)])
    yield 'change-of-nothing', case(3, [add(2, 7), add(2, 0), ask(1, 3), ask(2, 2)])
    yield 'asked-before-and-after', case(4, [ask(1, 4), add(4, 6), ask(1, 4), add(1, 2), ask(1, 4), ask(4, 4)])
    yield 'only-debts', case(5, [*filled([-5, -1, -9, -3, -2]), *every_request(5)])
    yield 'past-32-bits', case(5, [*filled([MOST] * 5), *every_request(5)])
    yield 'below-32-bits', case(4, [*filled([-MOST] * 4), *every_request(4)])
    yield 'one-balance-past-32-bits', case(3, [add(2, MOST), add(2, MOST), add(2, MOST), ask(2, 2), ask(1, 1), ask(3, 3)])
    yield 'many-accounts-few-events', case(1000000, [add(1, 3), add(1000000, 4), ask(1, 1000000), ask(2, 999999), ask(1000000, 1000000)])
    yield 'power-of-two', case(1024, [*filled([i * i for i in range(1, 1025)]), ask(1, 1024), ask(512, 1024), ask(513, 1023), ask(1, 512)])
    yield 'small-random', drawn(1511, 7, 30, 9)
    yield 'random', drawn(1512, 300, 400, 1000)
    yield 'random-large', drawn(1513, 999999, 1500, MOST)
    yield 'few-accounts-many-events', drawn(1514, 9, 3000, 9)
    yield 'largest', wide(1515, 1000000, 30000)


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
