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

LETTERS = 'abcdefghiklmnopqrstuvwxyz'


def case(rows, words):
    rows, words = rows.split(), words.split()
    return '\n'.join([f'{len(rows)} {len(rows[0])} {len(words)}', *rows, *words]) + '\n'


def tiles(rng, height, width, letters):
    return [''.join(rng.choice(letters) for _ in range(width)) for _ in range(height)]


def hop(rng, rows, most):
    """A way over different tiles, as long as there is one, with at most so many."""
    way = [(rng.randrange(len(rows)), rng.randrange(len(rows[0])))]
    while len(way) < most:
        y, x = way[-1]
        near = [(y + 1, x), (y - 1, x), (y, x + 1), (y, x - 1)]
        near = [(a, b) for a, b in near if 0 <= a < len(rows) and 0 <= b < len(rows[0]) and (a, b) not in way]
        if not near:
            break
        way.append(rng.choice(near))
    return way


def drawn(seed, height, width, letters, most):
    """Half of the words can be hopped; in the others, one letter is changed, or they go back over a tile."""
    rng = random.Random(seed)
    rows = tiles(rng, height, width, letters)
    words = []
    for i in range(12):
        word = ''.join(rows[y][x] for y, x in hop(rng, rows, rng.randint(most // 2, most)))
        at = rng.randrange(len(word))
        if i % 4 == 1:
            word = word[:at] + rng.choice(letters) + word[at + 1 :]
        if i % 4 == 3:
            word = (word[: at + 1] + word[:at][::-1])[:9]
        words.append(word)
    return case(' '.join(rows), ' '.join(words))


def chequered(side, words):
    rows = [''.join('ab'[(x + y) % 2] for x in range(side)) for y in range(side)]
    return case(' '.join(rows), ' '.join(words))


def cases():
    yield 'one-tile', case('a', 'a b aa')
    yield 'one-row', case('abcb', 'abc cba bcb abcb bcba abcba a d')
    yield 'one-column', case('x y z y', 'xyz zyx yzy xyzy yzyx xyx')
    yield 'two-by-two', case('ab cd', 'ab ad abd abdc abdca bdca da acdb cabd')
    yield 'four-directions', case('qrs tuv wxy', 'uv ut ux ur uvut us uq uy uw')
    yield 'no-corners', case('c.. .a. ..t'.replace('.', 'x'), 'cat tac xax cxa cxax')
    yield 'round-the-edge', case('abc dea abc', 'aed eda cac acb')
    yield 'same-tile-twice', case('noon moon spot', 'noon noo moon oooo ooo nom noono')
    yield 'spiral', case('abcd ljke ihgf', 'abcdefghi lkjihgfed ijkabc hgkje abcdefghi')
    yield 'first-choice-is-wrong', case('xbxfxx xabedx xxcxex', 'abc def cba fed bab ede')
    yield 'first-tile-is-wrong', case('abx xxx bcx axx', 'abc cba abxx')
    yield 'dead-end-then-back', case('bananx axxxxx nxxxxx axxxxx nxxxxx axxxxx', 'banana ananab bananx xnanab')
    yield 'comes-back-to-a-used-tile', case('abc hid gfe', 'abcdefgh abcdefghi abcdih abcdiha abih')
    yield 'mark-must-be-undone', case('zxefxy bcdegy abyyyy ihyoml jiyynm ykyyyy', 'abcbz defeg hijik lmnmo zbcba omnml abcbc')
    yield 'undone-after-success', case('cat dog eel', 'cat cat tac dog cat tao')
    yield 'used-by-another-word', case('ab', 'ab ba a b ab')
    yield 'read-backwards', case('stop pots', 'stop pots tops spot post opts')
    yield 'longer-than-all-tiles', case('aa aa', 'aaaa aaaaa aaaaaaaaa')
    yield 'words-of-one-letter', case('pq rs', 'p q r s t')
    yield 'nearly-all-tiles', case('abcde xihgf', 'abcdefghi ihgfedcba aedcbfghi xabcdefgh xihgfedc hgfedcbax')
    yield 'letters-enough-but-apart', case('tax xxx xet', 'tea eat taxe txet taxx')
    yield 'winds-through', case('axbxcx xaxbxc axbxcx xaxbxc', 'axaxbxbxc xcxbxaxa axxa aaxx')
    yield 'wide', case('abcdef', 'abcdef fedcba bcd bd cdefa fa')
    yield 'high', case('a b c d e f', 'abcdef fedcba bcd bd cdefa fa')
    yield 'two-letters', chequered(6, 'ab ba aba bab aa bb ababababa babababab abba abababba'.split())
    yield 'small-random', drawn(1171, 3, 3, 'ab', 5)
    yield 'random-few-letters', drawn(1172, 4, 6, 'abc', 8)
    yield 'random-two-letters', drawn(1173, 6, 5, 'ab', 9)
    yield 'random-many-letters', drawn(1174, 6, 6, LETTERS, 9)
    yield 'random-narrow', drawn(1175, 2, 6, 'abcd', 9)
    yield 'nearly-all-alike', case(' '.join(['aaaaaa'] * 5 + ['aaaaab']), ' '.join(f'{"a" * (8 - i)}b' for i in range(9)))
    yield 'largest', case(' '.join(['aaaaaa'] * 6), ' '.join('aaaaaaaab' for _ in range(12)))


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
