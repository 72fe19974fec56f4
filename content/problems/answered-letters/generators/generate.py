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


def case(letters):
    return '\n'.join([str(len(letters)), *(f'{sender} {receiver}' for sender, receiver in letters)]) + '\n'


def names(rng, count, longest):
    chosen = set()
    while len(chosen) < count:
        chosen.add(''.join(rng.choices('abcdefghijklmnopqrstuvwxyz', k=rng.randint(1, longest))))
    return sorted(chosen)


def drawn(seed, count, people, longest):
    rng = random.Random(seed)
    village = names(rng, people, longest)
    return case([rng.sample(village, 2) for _ in range(count)])


def never_answered(seed, count, people):
    """Each letter goes to somebody later in the alphabet, and no pair writes twice."""
    rng = random.Random(seed)
    village = names(rng, people, 4)
    pairs = [(a, b) for i, a in enumerate(village) for b in village[i + 1 :]]
    return case(rng.sample(pairs, count))


def first_asked_last_answered(seed, count, people):
    """Many letters that are all answered in the end, in another order."""
    rng = random.Random(seed)
    village = names(rng, people, 3)
    pairs = [(a, b) for i, a in enumerate(village) for b in village[i + 1 :]]
    asked = [rng.choice(pairs) for _ in range(count)]
    answers = [(b, a) for a, b in asked]
    rng.shuffle(answers)
    return case(asked + answers)


def cases():
    yield 'one-letter', case([('a', 'b')])
    yield 'one-answer', case([('a', 'b'), ('b', 'a')])
    yield 'same-way-twice', case([('uma', 'jo'), ('uma', 'jo')])
    yield 'back-and-forth', case([('a', 'b'), ('b', 'a')] * 6)
    yield 'more-answers-than-letters', case([('a', 'b'), ('b', 'a'), ('b', 'a'), ('b', 'a')])
    yield 'oldest-first', case([('x', 'y'), ('x', 'z'), ('x', 'y'), ('y', 'x'), ('z', 'x')])
    yield 'late-answer-to-the-second', case([('x', 'y'), ('x', 'y'), ('y', 'x'), ('p', 'q'), ('p', 'q'), ('y', 'x')])
    yield 'glued-names-are-equal', case([('a', 'bc'), ('c', 'ab'), ('ab', 'c'), ('bc', 'a')])
    yield 'glued-names-answer-nobody', case([('an', 'nabel'), ('abel', 'ann'), ('l', 'annabe')])
    yield 'names-that-begin-alike', case([('jo', 'joan'), ('joanna', 'jo'), ('joan', 'joanna'), ('joan', 'jo')])
    yield 'longest-names', case([('a' * 10, 'a' * 9), ('a' * 9, 'a' * 8), ('a' * 9, 'a' * 10)])
    yield 'last-letter-answers-the-first', case([('a', 'b'), *[('c', 'd')] * 9, ('b', 'a')])
    yield 'longest-wait-comes-early', case(
        [('a', 'b'), ('c', 'd'), ('e', 'f'), ('b', 'a'), ('g', 'h'), ('h', 'g'), ('d', 'c')]
    )
    yield 'one-to-many', case([('king', name) for name in 'abcdefgh'] + [(name, 'king') for name in 'hgfedcba'])
    yield 'many-to-one', case([(name, 'king') for name in 'abcdefgh'] + [('king', name) for name in 'cbadh'])
    yield 'turns-round', case([('a', 'b')] * 3 + [('b', 'a')] * 5 + [('a', 'b')] * 4)
    yield 'small-random', drawn(321, 12, 3, 2)
    yield 'random-few-people', drawn(322, 400, 5, 3)
    yield 'random-short-names', drawn(323, 1000, 26, 1)
    yield 'random-many-people', drawn(324, 2000, 300, 10)
    yield 'two-people-many-letters', drawn(325, 3000, 2, 10)
    yield 'all-answered-in-the-end', first_asked_last_answered(326, 3000, 30)
    yield 'one-pair-a-long-queue', case([('m', 'e')] * 90000 + [('e', 'm')] * 90000)
    yield 'large-never-answered', never_answered(327, 60000, 400)


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
