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


def case(count, messages):
    return '\n'.join([f'{count} {len(messages)}', *(' '.join(map(str, message)) for message in messages)]) + '\n'


def put(i, x):
    return 'set', i, x


def ask(l, r):
    return 'min', l, r


def every_request(count):
    return [ask(l, r) for l in range(1, count + 1) for r in range(l, count + 1)]


def filled(shown):
    return [put(i, x) for i, x in enumerate(shown, start=1)]


def drawn(seed, count, length, low, high):
    rng = random.Random(seed)
    messages = []
    for _ in range(length):
        if rng.random() < 0.5:
            messages.append(put(rng.randint(1, count), rng.randint(low, high)))
        else:
            messages.append(ask(*sorted(rng.choices(range(1, count + 1), k=2))))
    return case(count, [*messages, ask(1, count)])


def wide(seed, count, length):
    """Changes anywhere, and requests for nearly all stations, in turn."""
    rng = random.Random(seed)
    messages = []
    for _ in range(length // 2):
        messages.append(put(rng.randint(1, count), rng.randint(-9, 9)))
        messages.append(ask(rng.randint(1, 9), count - rng.randint(1, 9)))
    return case(count, messages)


def cases():
    yield 'one-station', case(1, [put(1, 4), ask(1, 1)])
    yield 'one-station-untouched', case(1, [ask(1, 1), put(1, -2), ask(1, 1)])
    yield 'two-stations', case(2, [put(2, 4), *every_request(2), put(1, -9), *every_request(2)])
    yield 'all-zero', case(5, every_request(5))
    yield 'all-above-zero', case(4, [*filled([7, 3, 9, 3]), *every_request(4)])
    yield 'each-station', case(8, [*filled([7, 1, -4, 12, 9, -20, 3, -4]), *every_request(8)])
    yield 'each-station-of-seven', case(7, [*filled([3, 3, 5, 3, 5, 5, 3]), *every_request(7)])
    yield 'each-station-of-eleven', case(11, [*filled([2, 8, 2, 9, 2, 7, 2, 2, 6, 2, 1]), *every_request(11)])
    yield 'all-equal', case(6, [*filled([-8] * 6), *every_request(6)])
    yield 'last-station-is-coldest', case(6, [put(6, -1), ask(6, 6), ask(1, 6), ask(1, 5)])
    yield 'first-station-is-coldest', case(6, [put(1, -1), ask(1, 1), ask(1, 6), ask(2, 6)])
    yield 'just-outside', case(8, [*filled([-9, 5, 6, 7, 6, 5, 8, -9]), ask(2, 7), ask(3, 5), ask(1, 7), ask(2, 8)])
    yield 'gets-warmer-again', case(5, [put(3, -6), ask(1, 5), put(3, -2), ask(1, 5), put(3, 4), ask(1, 5), ask(3, 3)])
    yield 'second-coldest-takes-over', case(4, [*filled([5, -7, 6, -7]), ask(1, 4), put(2, 8), ask(1, 4), put(4, 9), ask(1, 4), ask(2, 4)])
    yield 'same-value-again', case(3, [put(2, -7), put(2, -7), ask(1, 3), put(1, -7), ask(1, 3), put(2, -7), ask(1, 2)])
    yield 'coldest-and-hottest', case(3, [*filled([MOST, -MOST, MOST]), *every_request(3), put(2, MOST), *every_request(3)])
    yield 'power-of-two', case(1024, [*filled([i * 37 % 64 for i in range(1024)]), ask(1, 1024), ask(512, 1024), ask(513, 1023), ask(2, 512)])
    yield 'small-random', drawn(1521, 7, 30, -2, 2)
    yield 'random-many-ties', drawn(1522, 300, 500, -1, 1)
    yield 'random-cold', drawn(1523, 100, 600, -1000, -1)
    yield 'random-warm', drawn(1524, 13, 600, 1, 5)
    yield 'random-large', drawn(1525, 499999, 1500, -MOST, MOST)
    yield 'few-stations-many-messages', drawn(1526, 9, 1000, -9, 9)
    yield 'largest', wide(1527, 500000, 30000)


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
