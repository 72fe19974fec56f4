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
MOST = 20000
LONGEST = 40


def case(names):
    return '\n'.join([str(len(names)), *names]) + '\n'


def drawn(seed, count, letters, longest):
    """Names of random characters."""
    rng = random.Random(seed)
    return case([''.join(rng.choice(letters) for _ in range(rng.randint(1, longest))) for _ in range(count)])


def numbered(seed, count, words, values, zeros):
    """Names like those of people: a word and a number, perhaps with zeros before it, perhaps twice."""
    rng = random.Random(seed)

    def part():
        return rng.choice(words) + '0' * rng.randint(0, zeros) + str(rng.randint(0, values))

    return case([part() + (part() if rng.random() < 0.3 else '') for _ in range(count)])


def with_zeros(seed, count, pieces):
    """The same pieces again and again; only the zeros differ."""
    rng = random.Random(seed)
    return case([''.join('0' * rng.randint(0, 3) * piece.isdigit() + piece for piece in pieces) for _ in range(count)])


def descending(count):
    return case([f'f{number}' for number in range(count, 0, -1)])


def cases():
    yield 'one-name', case(['z'])
    yield 'one-number', case(['0'])
    yield 'two-digits', case(['10', '9'])
    yield 'number-before-letter', case(['a', '9', 'z', '10', '0', 'a0', 'aa'])
    yield 'shorter-name-first', case(['abc', 'ab', 'abcd', 'a', 'ab0', 'ab00'])
    yield 'equal-names', case(['x7', 'x07', 'x7', 'x07', 'x7'])
    yield 'zeros-decide-last', case(['a01b2', 'a1b1', 'a1b02', 'a01b1', 'a1b2', 'a001b'])
    yield 'zeros-from-the-left', case(['a01b1', 'a1b01', 'a1b0001', 'a001b1', 'a01b01', 'a1b1'])
    yield 'only-zeros', case(['000', '0', '00', '0000', '1', '01'])
    yield 'zero-and-nothing', case(['a0', 'a', 'a00', 'a0a', 'a00a', 'a1', 'aa'])
    yield 'past-32-bits', case(['v4294967296', 'v4294967295', 'v4294967297', 'v1', 'v2147483648', 'v0'])
    yield 'past-64-bits', case(['v18446744073709551616', 'v18446744073709551617', 'v1', 'v0', 'v18446744073709551615'])
    yield 'past-53-bits', case(['n9007199254740993', 'n9007199254740992', 'n9007199254740994', 'n9007199254740991'])
    yield 'longest-numbers', case(['9' * 40, '1' + '0' * 39, '0' * 39 + '1', '0' * 40, '9' * 39, '1' + '0' * 38 + '1'])
    yield 'descending', descending(120)
    yield 'same-digits', case(['1a1', '11a', 'a11', '1a01', '01a1', '001a1', '1a', '1', '11'])
    yield 'small-random', drawn(471, 40, 'a01', 5)
    yield 'small-random-digits', drawn(472, 60, '012', 6)
    yield 'random', drawn(473, 300, 'abc0123', 8)
    yield 'random-longest', drawn(474, 100, 'a09', LONGEST)
    yield 'only-letters', drawn(475, 200, 'abcdefghijklmnopqrstuvwxyz', 12)
    yield 'only-the-zeros-differ', with_zeros(476, 200, ['p', '7', 'q', '30', 'r', '0'])
    yield 'like-people', numbered(477, 1000, ['photo', 'trip', 'draft', 'v', ''], 130, 2)
    yield 'long-numbers', numbered(478, 800, ['run'], 10**15, 1)
    yield 'large-descending', descending(5000)
    yield 'largest', numbered(479, MOST, ['a', 'b', ''], 999, 1)
    yield 'all-equal', case(['a01b'] * 2000)




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
