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


def case(*rows):
    return '\n'.join([f'{len(rows)} {len(rows[0])}', *rows]) + '\n'


def drawn(seed, high, wide, trees, fires):
    """Each square is a tree with this probability, and so many squares burn."""
    rng = random.Random(seed)
    rows = [['T' if rng.random() < trees else '.' for _ in range(wide)] for _ in range(high)]
    for _ in range(fires):
        rows[rng.randrange(high)][rng.randrange(wide)] = '*'
    return case(*map(''.join, rows))


def grown(seed, high, wide, trees, fires):
    """A drawn map without the trees that would never burn."""
    rows = [list(row) for row in drawn(seed, high, wide, trees, fires).split('\n')[1:-1]]
    waiting = [(y, x) for y in range(high) for x in range(wide) if rows[y][x] == '*']
    reached = set(waiting)
    for y, x in waiting:
        for near in (y - 1, x), (y + 1, x), (y, x - 1), (y, x + 1):
            if 0 <= near[0] < high and 0 <= near[1] < wide and rows[near[0]][near[1]] == 'T' and near not in reached:
                reached.add(near)
                waiting.append(near)
    return case(*(''.join(s if (y, x) in reached else '.' for x, s in enumerate(row)) for y, row in enumerate(rows)))


def serpentine(high, wide, fire_at_the_end=False):
    """One narrow band of trees that winds through the whole map, burning at one end."""
    rows = [['T'] * wide if y % 2 == 0 else ['.'] * wide for y in range(high)]
    for y in range(1, high, 2):
        rows[y][-1 if y % 4 == 1 else 0] = 'T'
    if fire_at_the_end:
        rows[-1][-1 if rows[-1][0] == '.' or (high - 1) % 4 == 0 else 0] = '*'
    else:
        rows[0][0] = '*'
    return case(*map(''.join, rows))


def cases():
    yield 'one-tree', case('T')
    yield 'one-fire', case('*')
    yield 'only-bare-ground', case('..', '..')
    yield 'no-fire', case('.T', 'T.')
    yield 'one-minute', case('*T')
    yield 'row', case('*TTTT')
    yield 'row-from-both-ends', case('*TTTTT*')
    yield 'row-from-the-middle', case('TT*TTTT')
    yield 'row-with-a-gap', case('*TT.TT')
    yield 'row-with-a-gap-and-two-fires', case('*TT.TTT*')
    yield 'column', case('T', 'T', 'T', '*')
    yield 'column-with-two-fires', case('T', '*', 'T', 'T', 'T', 'T', '*', 'T', 'T')
    yield 'corner-does-not-count', case('*.', '.T')
    yield 'round-the-corner', case('*T', '.T')
    yield 'square-from-a-corner', case('*TTT', 'TTTT', 'TTTT', 'TTTT')
    yield 'square-from-the-last-corner', case('TTTT', 'TTTT', 'TTTT', 'TTT*')
    yield 'square-from-all-corners', case('*TTT*', 'TTTTT', 'TTTTT', 'TTTTT', '*TTT*')
    yield 'square-from-the-middle', case('TTTTT', 'TTTTT', 'TT*TT', 'TTTTT', 'TTTTT')
    yield 'near-fire-comes-last-in-the-map', case('*TTTT', '....T', '..*TT')
    yield 'far-fire-comes-first-in-the-map', case('*TTTTTTT', '........', 'TTTTTT*T')
    yield 'ring', case('TTTT', 'T..T', 'T..T', '*TTT')
    yield 'island-of-trees', case('*TTT.', 'TT...', 'T..TT', '...TT')
    yield 'each-island-has-a-fire', case('*TT.T', 'T...T', '..T.*', 'TT*..')
    yield 'all-burning', case('***', '***')
    yield 'fires-in-a-row', case('TTTTT', '*****', 'TTTTT', 'TTTTT')
    yield 'ways-up-and-left', case('TTT.', 'T.TT', 'T..T', 'TTTT', '...*')
    yield 'spiral', case('*TTTTTT', '......T', 'TTTTT.T', 'T...T.T', 'T.TTT.T', 'T.....T', 'TTTTTTT')
    yield 'small-random', drawn(1381, 5, 6, 0.8, 2)
    yield 'small-grown', grown(1382, 7, 6, 0.7, 2)
    yield 'grown', grown(1383, 40, 50, 0.65, 6)
    yield 'random', drawn(1384, 50, 40, 0.75, 10)
    yield 'grown-thin', grown(1385, 120, 100, 0.6, 3)
    yield 'many-fires', grown(1386, 100, 120, 0.8, 900)
    yield 'one-wide-row', case('T' * 400)
    yield 'small-serpentine', serpentine(9, 8)
    yield 'largest-serpentine', serpentine(399, 400, fire_at_the_end=True)
    yield 'largest-open', case(*['T' * 400] * 399, 'T' * 399 + '*')


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
