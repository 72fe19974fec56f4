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


def case(room, orders):
    lines = [' '.join(map(str, order)) for order in orders]
    return '\n'.join([f'{room} {len(lines)}', *lines]) + '\n'


def get(key):
    return 'G', key


def put(key, value):
    return 'P', key, value


def drawn(seed, count, keys, asked, largest=99):
    """Random orders on so many keys; the share `asked` of them are questions."""
    rng = random.Random(seed)
    orders = [
        get(rng.randint(1, keys)) if rng.random() < asked else put(rng.randint(1, keys), rng.randint(0, largest))
        for _ in range(count - 1)
    ]
    return [*orders, get(rng.randint(1, keys))]


def favourites(seed, count, keys):
    """A few destinations are used again and again, many others once or twice."""
    rng = random.Random(seed)
    orders = []
    for _ in range(count):
        key = rng.randint(1, 4) if rng.random() < 0.4 else rng.randint(5, keys)
        orders.append(get(key) if rng.random() < 0.5 else put(key, rng.randint(0, 99)))
    return [*orders, *(get(key) for key in range(1, 9))]


def shuffled_use(seed, room, more):
    """Fills the cache and goes on a little, uses all that stayed in a random order, and then always the same few."""
    rng = random.Random(seed)
    keys = list(range(10, 10 + room + room // 10))
    orders = [put(key, key % 10) for key in keys]
    stayed = keys[-room:]
    rng.shuffle(stayed)
    orders += [get(key) for key in stayed]
    orders += [put(key, key) for key in range(1, 6)]
    return orders + [get(rng.randint(1, 6)) for _ in range(more)] + [get(key) for key in stayed[:9]]


def cases():
    yield 'single-question', case(1, [get(5)])
    yield 'found-at-once', case(1, [put(5, 9), get(5)])
    yield 'time-of-zero', case(2, [put(3, 0), get(3), get(4)])
    yield 'largest-numbers', case(1, [put(LARGEST, LARGEST), get(LARGEST), get(1)])
    yield 'room-for-one', case(1, [put(1, 4), put(2, 6), get(1), get(2), put(2, 7), get(2)])
    yield 'exactly-full', case(3, [put(1, 5), put(2, 6), put(3, 7), get(1), get(2), get(3)])
    yield 'question-is-a-use', case(2, [put(1, 5), put(2, 6), get(1), put(3, 7), get(1), get(2), get(3)])
    yield 'put-again-is-a-use', case(2, [put(1, 5), put(2, 6), put(1, 8), put(3, 7), get(1), get(2), get(3)])
    yield 'put-again-when-full', case(2, [put(1, 5), put(2, 6), put(2, 8), get(1), get(2)])
    yield 'put-again-the-oldest', case(3, [put(1, 5), put(2, 6), put(3, 7), put(1, 9), get(2), get(3), get(1)])
    yield 'same-time-put-again', case(2, [put(1, 5), put(2, 6), put(1, 5), put(3, 7), get(1), get(2)])
    yield 'not-found-is-no-use', case(2, [put(1, 5), get(9), get(9), put(2, 6), get(1), get(2), get(9)])
    yield 'not-found-enters-nothing', case(2, [put(1, 5), put(2, 6), get(3), get(4), get(1), get(2)])
    yield 'gone-and-back', case(2, [put(1, 5), put(2, 6), put(3, 7), get(1), put(1, 9), get(1), get(2), get(3)])
    yield 'newest-used-again', case(3, [put(1, 5), put(2, 6), get(2), put(3, 7), get(3), put(4, 8), get(1), get(2), get(3)])
    yield 'middle-used', case(3, [put(1, 5), put(2, 6), put(3, 7), get(2), put(4, 8), put(5, 9), get(1), get(2), get(3), get(4)])
    yield 'often-used-but-long-ago', case(
        2, [put(1, 5), get(1), get(1), get(1), put(2, 6), put(3, 7), get(1), get(2), get(3)]
    )
    yield 'more-room-than-needed', case(100000, drawn(1161, 300, 40, 0.5))
    yield 'small-random', case(3, drawn(1162, 40, 6, 0.5))
    yield 'random-room-for-one', case(1, drawn(1163, 60, 3, 0.5))
    yield 'random-few-keys', case(7, drawn(1164, 500, 12, 0.6))
    yield 'random-mostly-puts', case(20, drawn(1165, 800, 40, 0.2))
    yield 'random-large-numbers', case(400, drawn(1166, 1500, LARGEST, 0.1, LARGEST))
    yield 'favourites', case(10, favourites(1167, 900, 60))
    yield 'many-random', case(300, drawn(1168, 3000, 400, 0.5))
    yield 'random-order-of-use', case(15000, shuffled_use(1169, 15000, 35000))


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
