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


TOP = 10**6


def case(sockets, order, presses):
    lines = [f'{len(presses)} {sockets} {order}', *(' '.join(map(str, press)) for press in presses)]
    return '\n'.join(lines) + '\n'


def random_case(seed, size, sockets, order, top_t, top_r, top_p):
    rng = random.Random(seed)
    presses = [(rng.randint(1, top_t), rng.randint(1, top_r), rng.randint(0, top_p)) for _ in range(size)]
    return case(sockets, order, presses)


def sprinters_and_walkers(seed, size, sockets, order):
    """Half of the presses are fast and cool down for long, the other half are slow and steady."""
    rng = random.Random(seed)
    sprinters = [(rng.randint(1, 20), rng.randint(100, 3000), rng.randint(TOP // 2, TOP)) for _ in range(size // 2)]
    walkers = [(rng.randint(200, 900), rng.randint(1, 9), rng.randint(0, 9)) for _ in range(size - size // 2)]
    presses = sprinters + walkers
    rng.shuffle(presses)
    return case(sockets, order, presses)


def cases():
    yield 'smallest', case(1, 1, [(1, 1, 0)])
    yield 'one-slow-button', case(1, 1, [(TOP, 1, TOP)])
    yield 'last-cooling-does-not-count', case(1, 4, [(3, 2, 7)])
    yield 'cooling-after-every-button', case(1, 5, [(2, 1, 3), (6, 1, 0)])
    yield 'fast-but-tired', case(1, 12, [(1, 5, 50), (3, 4, 1), (4, 12, 9)])
    yield 'best-rate-starts-slowly', case(1, 3, [(10, 1000, 0), (2, 3, TOP)])
    yield 'all-sockets-used', case(4, 17, [(2, 3, 4), (5, 1, 1), (7, 2, 0), (1, 1, 9)])
    yield 'more-sockets-than-buttons', case(5, 3, [(8, 1, 1), (9, 9, 9), (6, 2, 2), (7, 1, 3), (5, 4, 1)])
    yield 'all-equal', case(7, 1000, [(3, 10, 5)] * 20)
    yield 'longest-time', case(1, 10**9, [(TOP, 1, TOP)])
    yield 'small-random', random_case(81, 6, 2, 25, 9, 5, 30)
    # In these, a guess gets stuck that is improved by the presses that are best for it.
    yield 'improved-guess-small', random_case(213, 6, 3, 30, 20, 6, 60)
    yield 'improved-guess', random_case(259, 12, 5, 60, 40, 9, 90)
    yield 'improved-guess-of-forty', random_case(261, 40, 10, 400, 100, 20, 900)
    yield 'improved-guess-of-two-hundred', random_case(217, 200, 40, 3000, 300, 60, 5000)
    yield 'small-random-order-of-one', random_case(82, 8, 3, 1, 50, 5, 30)
    yield 'medium-random', random_case(83, 1000, 40, 123456, 1000, 50, 10**5)
    yield 'sprint-order', sprinters_and_walkers(84, 2000, 100, 150000)
    yield 'long-order', sprinters_and_walkers(85, 2000, 100, 10**8)
    yield 'order-in-between', sprinters_and_walkers(86, 3000, 1500, 4 * 10**6)
    yield 'huge-output', case(15000, 10**9, [(1, TOP, 0)] * 15000)
    yield 'largest-one-socket', case(1, 10**9, [(TOP, 1, TOP)] * 20000)
    yield 'largest-random', random_case(87, 20000, 10000, 10**9, TOP, TOP, TOP)
    yield 'largest-short-rounds', random_case(88, 20000, 18000, 10**9 - 1, TOP, 3, TOP)


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
