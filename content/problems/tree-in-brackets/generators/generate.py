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


def case(text):
    return text + '\n'


def written(labels, children):
    """The text of the tree with root 0; needs no recursion."""
    parts = []
    todo = [0]
    while todo:
        part = todo.pop()
        if isinstance(part, str):
            parts.append(part)
            continue
        parts.append(str(labels[part]))
        if children[part]:
            todo.append(')')
            for child in reversed(children[part]):
                todo += [child, ',']
            todo[-1] = '('
    return case(''.join(parts))


def random_tree(seed, count, reach, largest):
    """The parent is one of the `reach` nodes before, so a small reach makes the tree deep."""
    rng = random.Random(seed)
    children = [[] for _ in range(count)]
    for node in range(1, count):
        siblings = children[rng.randint(max(0, node - reach), node - 1)]
        siblings.insert(rng.randint(0, len(siblings)), node)
    return written([rng.randint(1, largest) for _ in range(count)], children)


def comb(depth, before, after):
    """Each node has one deep child, with some leaves before it and after it."""
    return case(''.join(f'1({before}' for _ in range(depth)) + '2' + f'{after})' * depth)


def cases():
    yield 'single-largest', case(str(LARGEST))
    yield 'only-child', case('2(3)')
    yield 'two-children', case('1(2,3)')
    yield 'two-equal-children', case('4(4,4)')
    yield 'three-children', case('1(2,3,4)')
    yield 'four-children', case('1(2,3,4,5)')
    yield 'five-children', case('9(8,7,6,5,4)')
    yield 'numbers-of-many-digits', case('120(34,5607,8)')
    yield 'largest-numbers', case(f'{LARGEST}({LARGEST - 1},1)')
    yield 'short-line', case('1(2(3(4(5))))')
    yield 'deep-child-first', case('1(2(3(4,5),6),7)')
    yield 'deep-child-last', case('1(2,3(4,5(6,7)))')
    yield 'two-deep-children', case('1(2(3,4),5(6,7))')
    yield 'only-children-with-two', case('1(2(3(4,5)))')
    yield 'reads-the-same', case('1(2(3),4,2(3))')
    yield 'brackets-close-together', case('1(2(3(4)),5(6(7)),8)')
    yield 'four-with-children', case('1(2(21,22),3(31),4,5(51,52,53,54))')
    yield 'many-children', case('1(' + ','.join(map(str, range(2, 40))) + ')')
    yield 'small-random', random_tree(1241, 9, 9, 20)
    yield 'small-random-deep', random_tree(1242, 14, 3, 9)
    yield 'random-flat', random_tree(1243, 300, 300, LARGEST)
    yield 'random-deep', random_tree(1244, 800, 5, 999)
    yield 'long-line', case('1(' * 3000 + '7' + ')' * 3000)
    yield 'widest', case('1(' + ','.join(str(i % 9 + 1) for i in range(12000)) + ')')
    yield 'many-random', random_tree(1245, 4000, 4000, 9999)
    yield 'comb-to-the-left', comb(800, '', ',2,3')
    yield 'comb-to-the-right', comb(39990, '2,', '')


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
