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


def case(start, goal, words):
    return '\n'.join([f'{start} {goal}', str(len(words)), *words]) + '\n'


def neighbours(word, letters):
    for at, old in enumerate(word):
        yield from (word[:at] + new + word[at + 1 :] for new in letters if new != old)


def drawn(seed, length, letters, count):
    """Different random words; the ladder leads from one of them to another one."""
    rng = random.Random(seed)
    words = set()
    while len(words) < count:
        words.add(''.join(rng.choice(letters) for _ in range(length)))
    words = sorted(words)
    rng.shuffle(words)
    return case(words[0], words[-1], words)


def snake(seed, length, letters, most, extra=0):
    """A long ladder without short cuts, and words that lead away from it."""
    rng = random.Random(seed)
    ladder = [''.join(rng.choice(letters) for _ in range(length))]
    seen = {ladder[0]}
    closed = set()
    while len(ladder) < most:
        choices = [word for word in neighbours(ladder[-1], letters) if word not in closed and word not in seen]
        choices = [word for word in choices if sum(near in seen for near in neighbours(word, letters)) == 1]
        if not choices:
            break
        closed.update(choices)
        ladder.append(rng.choice(choices))
        seen.add(ladder[-1])
    words = ladder + sorted(closed - seen)[:extra]
    start, goal = ladder[0], ladder[-1]
    rng.shuffle(words)
    return case(start, goal, words)


def lonely_goal(seed, length, letters, count, goal):
    """Nearly all words of the list hang together, but nothing leads to the goal."""
    rng = random.Random(seed)
    words = set()
    while len(words) < count - 1:
        words.add(''.join(rng.choice(letters) for _ in range(length)))
    words = sorted(words)
    rng.shuffle(words)
    return case(words[0], goal, [*words, goal])


def cases():
    yield 'one-letter', case('a', 'z', ['z'])
    yield 'one-letter-goal-missing', case('a', 'z', ['b'])
    yield 'one-step', case('ox', 'ax', ['ax'])
    yield 'one-step-and-more-words', case('hat', 'hot', ['hit', 'hot', 'hut', 'hat'])
    yield 'two-letters-differ', case('ab', 'ba', ['ba'])
    yield 'two-letters-two-ways', case('ab', 'ba', ['bb', 'ba', 'aa'])
    yield 'start-not-in-the-list', case('tree', 'free', ['free', 'flee'])
    yield 'goal-not-in-the-list', case('tree', 'free', ['tree', 'flee', 'fred'])
    yield 'same-letters-in-another-order', case('abc', 'cab', ['bca', 'acb', 'cab', 'bac', 'cba'])
    yield 'detour', case('aaa', 'aab', ['aac', 'abc', 'abb', 'aab'])
    yield 'straight-way-is-closed', case('aa', 'bb', ['ac', 'cc', 'cb', 'bb'])
    yield 'letter-changes-twice', case('mat', 'mop', ['met', 'mep', 'mop', 'pat'])
    yield 'letter-goes-away-and-comes-back', case('bit', 'but', ['bin', 'ban', 'bun', 'but'])
    yield 'goal-cannot-be-reached', case('sun', 'sky', ['sin', 'son', 'sky', 'spy'])
    yield 'start-is-alone', case('zzz', 'aaa', ['aab', 'aaa', 'aba'])
    yield 'first-found-is-longer', case('aaa', 'ccc', ['baa', 'bba', 'bbb', 'cbb', 'ccb', 'ccc', 'aac', 'acc'])
    yield 'last-letter-of-the-alphabet', case('az', 'za', ['zz', 'za'])
    yield 'neighbours-in-each-place', case('aaaaaa', 'bbbbbb', ['baaaaa', 'bbaaaa', 'bbbaaa', 'bbbbaa', 'bbbbba', 'bbbbbb'])
    yield 'two-ladders-of-equal-length', case('aaa', 'bbb', ['aab', 'abb', 'bbb', 'baa', 'bba'])
    yield 'ladder-passes-the-start-again', case('aa', 'bc', ['ab', 'aa', 'ac', 'bc'])
    yield 'all-words-of-three', case('aaa', 'ccb', [a + b + c for a in 'abc' for b in 'abc' for c in 'abc'])
    yield 'small-random', drawn(1341, 3, 'abc', 14)
    yield 'random-thin', drawn(1342, 4, 'abcdef', 500)
    yield 'random-dense', drawn(1343, 5, 'abcd', 800)
    yield 'short-snake', snake(1344, 4, 'abcd', 60, 20)
    yield 'random-all-letters', drawn(1345, 4, 'abcdefghijklmnopqrstuvwxyz', 4000)
    yield 'long-snake', snake(1346, 6, 'abcdefghij', 3000, 3000)
    yield 'largest', lonely_goal(1347, 6, 'aeiost', 40000, 'zzzzzz')


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
