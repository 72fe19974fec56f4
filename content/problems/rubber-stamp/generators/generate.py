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
LONGEST = 200_000
MOST = 1000


def case(text, questions):
    return f'{text}\n{len(questions)}\n{" ".join(map(str, questions))}\n'


def everywhere(text):
    return case(text, range(1, len(text) + 1))


def sampled(rng, text):
    """Questions all over the text, with its whole length among them."""
    size = len(text)
    drawn = sorted(rng.sample(range(1, size + 1), min(size, MOST - 1)))
    return case(text, [*drawn, size])


def printed(rng, stamp, size):
    """A text of about `size` letters that the stamp prints, overlapping wherever it can and chance wants it."""
    borders = [b for b in range(len(stamp)) if stamp.startswith(stamp[len(stamp) - b :])]
    text = stamp
    while len(text) < size:
        text += stamp[rng.choice(borders) :]
    return text


def fibonacci(size):
    """A word with many borders of many lengths."""
    older, newer = 'a', 'ab'
    while len(newer) < size:
        older, newer = newer, newer + older
    return newer[:size]


def thue_morse(length):
    """Its halves look alike to sums of powers that overflow, whatever the base is."""
    return ''.join('ab'[place.bit_count() % 2] for place in range(length))


def cases():
    rng = random.Random(231)
    yield 'one-letter', everywhere('q')
    yield 'two-equal', everywhere('zz')
    yield 'two-different', everywhere('ab')
    yield 'all-equal', everywhere('a' * 40)
    yield 'last-letter-differs', everywhere('a' * 20 + 'b')
    yield 'side-by-side', everywhere('abc' * 5)
    yield 'overlap-of-one', everywhere('abacabacaba')
    yield 'period-without-a-stamp', everywhere('abaababaababaab')
    yield 'gap-of-one-letter', everywhere('ababxababxab')
    yield 'border-that-does-not-cover', everywhere('aabcaabxaabcaab')
    yield 'stamp-works-then-fails-then-works', everywhere('abaabaxabaabaxabaaba')
    yield 'same-in-the-middle', everywhere('aba' + 'x' + 'aba' * 3 + 'x' + 'aba')
    yield 'small-alphabet-random', everywhere(''.join(rng.choice('ab') for _ in range(60)))
    yield 'fibonacci', everywhere(fibonacci(300))
    yield 'nested-prints', everywhere(printed(rng, printed(rng, 'aba', 12), 300))
    yield 'almost-printed', sampled(rng, printed(rng, 'abaab', 3000) + 'a' + printed(rng, 'abaab', 3000))
    yield 'long-nested-prints', sampled(rng, printed(rng, printed(rng, printed(rng, 'aabaa', 40), 900), 20000))
    yield 'long-random', sampled(rng, ''.join(rng.choice('ab') for _ in range(20000)))
    yield 'thue-morse', sampled(rng, thue_morse(2**13))
    yield 'thue-morse-three-times', sampled(rng, thue_morse(2**12) * 3)
    yield 'long-fibonacci', sampled(rng, fibonacci(50000))
    half = LONGEST // 2
    yield 'longest-many-borders', sampled(rng, 'a' * (half - 1) + 'b' + 'a' * half)
    yield 'longest-all-equal', sampled(rng, 'a' * LONGEST)
    yield 'longest-nested', sampled(rng, printed(rng, printed(rng, 'a' * 500 + 'b' + 'a' * 500, 5000), LONGEST - 5000))


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
