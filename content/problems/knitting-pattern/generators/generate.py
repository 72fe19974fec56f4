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

MOST = 10**18


def case(pattern, wanted):
    return f'{pattern}\n{wanted}\n'


def nested(inside, repeats):
    """Repeats around one another, the first one outermost."""
    return ''.join(f'{times}(' for times in repeats) + inside + ')' * len(repeats)


def drawn(rng, length, most, depth, letters):
    """A random pattern of about `length` characters and at most `most` stitches, and how many it has."""
    parts, used, stitches = [], 0, 0
    while used < length and stitches < most:
        room = most - stitches
        if depth > 0 and room >= 4 and rng.random() < 0.4:
            times = min(10**9, int(room ** rng.uniform(0.05, 0.7)))
            inside, round_ = drawn(rng, rng.randint(1, max(1, length // 2)), room // times, depth - 1, letters)
            parts.append(f'{times}({inside})')
            stitches += times * round_
        else:
            parts.append(rng.choice(letters))
            stitches += 1
        used += len(parts[-1])
    return ''.join(parts), stitches


def random_case(seed, length, most, depth, share, letters='ABCDEFGHIJKLMNOPQRSTUVWXYZ'):
    """Asks for the stitch at this share of the pattern."""
    pattern, stitches = drawn(random.Random(seed), length, most, depth, letters)
    return case(pattern, max(1, int(stitches * share)))


def cases():
    yield 'one-stitch', case('K', 1)
    yield 'behind-one-stitch', case('K', 2)
    yield 'last-letter', case('KPZ', 3)
    yield 'one-repeat-once', case('1(AB)', 2)
    yield 'end-of-a-round', case('4(ABC)', 6)
    yield 'start-of-a-round', case('4(ABC)', 7)
    yield 'end-of-the-last-round', case('4(ABC)D', 12)
    yield 'directly-behind-a-repeat', case('4(ABC)D', 13)
    yield 'behind-all', case('4(ABC)D', 14)
    yield 'before-a-repeat', case('XY2(AB)', 2)
    yield 'two-repeats-side-by-side', case('2(AB)3(CDE)F', 5)
    yield 'repeat-inside-at-the-front', case('3(2(AB)C)', 9)
    yield 'repeat-inside-at-the-end', case('3(C2(AB))', 10)
    yield 'number-of-two-digits', case('10(AB)CD', 19)
    yield 'number-with-zeros', case('100(A)B200(C)D', 101)
    yield 'end-of-all-rounds-of-all', case('5(A5(B5(CD)E)F)', 5 * (2 + 5 * (2 + 5 * 2)))
    yield 'same-letter-everywhere', case('7(A7(A7(A)))', 200)
    yield 'most-stitches', case('1000000000(1000000000(K))', MOST)
    yield 'nearly-most-stitches-last-one', case('999999998(A1000000000(B)C)D', 999999998 * (10**9 + 2) + 1)
    yield 'far-behind', case('2(KP)', MOST)
    yield 'past-32-bits', case('65536(A65536(BC)D)', 2**32 + 65541)
    yield 'past-53-bits', case('1000000000(9007199(ABCDEFG)H)', 9 * 10**15 + 7 * 10**8 + 3)
    yield 'small-random', random_case(361, 20, 1000, 3, 0.7, 'KP')
    yield 'random', random_case(362, 300, 10**9, 6, 0.55)
    yield 'random-many-stitches', random_case(363, 2000, MOST, 12, 0.93)
    yield 'random-early', random_case(364, 3000, MOST, 9, 0.001)
    yield 'many-repeats-side-by-side', case('12(AB)' * 10000 + 'C' * 7, 240007)
    yield 'deepest', case(nested('K', [1] * 33333), 1)
    yield 'deep-and-many', case('A' + nested('BC', [*[1] * 15000, *[2] * 58, *[1] * 15000]) + 'D', 2**59)
    yield 'large-random', random_case(365, 60000, MOST, 40, 0.8)


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
