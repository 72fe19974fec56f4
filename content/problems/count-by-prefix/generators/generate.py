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

LETTERS = 'abcdefghijklmnopqrstuvwxyz'


def case(lines):
    lines = lines.split(',') if isinstance(lines, str) else list(lines)
    return '\n'.join([str(len(lines)), *lines]) + '\n'


def word(rng, letters, least, most):
    return ''.join(rng.choice(letters) for _ in range(rng.randint(least, most)))


def mixed(seed, count, letters, least, most):
    """Words and questions in turn, as chance has it; the questions are a little shorter."""
    rng = random.Random(seed)
    lines = []
    for _ in range(count - 1):
        if rng.random() < 0.5:
            lines.append(f'+ {word(rng, letters, least, most)}')
        else:
            lines.append(f'? {word(rng, letters, max(1, least - 1), max(1, most - 1))}')
    return [*lines, f'? {letters[0]}']


def asked_again(seed, count):
    """Every question is the beginning of a word that was learned, sometimes with one letter changed."""
    rng = random.Random(seed)
    learned, lines = [], []
    for _ in range(count):
        if not learned or rng.random() < 0.4:
            learned.append(word(rng, 'abc', 4, 12))
            lines.append(f'+ {learned[-1]}')
            continue
        asked = rng.choice(learned)
        asked = asked[: rng.randint(1, len(asked))]
        if rng.random() < 0.3:
            asked = asked[:-1] + rng.choice('abcd')
        lines.append(f'? {asked}')
    return [*lines, '? a']


def alike(seed, count):
    """Words and questions that differ only at the end, so that comparing them takes long."""
    rng = random.Random(seed)
    ends = [a + b for a in 'no' for b in LETTERS]
    return [f'+ d{rng.choice(ends)}' for _ in range(count // 2)] + [f'? d{rng.choice(ends)}' for _ in range(count // 2)]


def one_long(length):
    long = 'banana' * (length // 6)
    yield '? b'
    yield f'+ {long}'
    for end in (1, 2, 7, 100, 5000):
        yield f'? {long[:end]}'
    yield f'? {long[:10000]}'
    yield f'? {long[:10000]}b'
    yield f'+ {long[:20000]}'
    yield f'? {long[:20000]}'
    yield '? bananas'


def cases():
    yield 'one-question', case('? a')
    yield 'word-itself', case('+ a,? a')
    yield 'asked-before-learned', case('? sun,+ sun,? sun')
    yield 'longer-than-the-word', case('+ sun,? sunny,? sunn,? sun')
    yield 'word-continues', case('+ sunny,? sun,? sunny,? s')
    yield 'same-word-often', case('+ go,+ go,+ go,? go,? g,? gone')
    yield 'within-but-not-at-the-beginning', case('+ another,+ otter,+ the,? other,? the,? ot,? her')
    yield 'leaves-the-way-at-the-end', case('+ plan,+ plane,+ planet,? plano,? plan,? plant,? planet')
    yield 'leaves-the-way-at-once', case('+ plan,? x,? xplan,? plan')
    yield 'last-letters', case('+ z,+ zz,+ zzz,? z,? zz,? zzz,? zzzz')
    yield 'first-letters', case('+ aaa,+ aa,+ a,? a,? aa,? aaa,? aaaa')
    yield 'first-and-last-letter', case('+ az,+ za,+ zz,+ aa,? a,? z,? az,? za')
    yield 'shared-end', case('+ night,+ light,+ fight,? ight,? n,? l,? fight')
    yield 'prefix-was-a-word', case('+ car,+ carpet,+ car,+ cargo,? car,? carp,? ca')
    yield 'counts-grow', case('? m,+ ma,? m,+ mb,? m,+ mc,? m,+ ma,? m,? ma')
    yield 'skipped-letter', case('+ stone,+ store,? sone,? soe,? ste,? sto')
    yield 'turned-round', case('+ stop,+ pots,? po,? st,? op,? ts')
    yield 'only-words-then-one-question', case([f'+ {a}{b}' for a in 'pqr' for b in LETTERS] + ['? q'])
    yield 'every-letter', case([f'+ {a}' for a in LETTERS] + [f'? {a}' for a in LETTERS])
    yield 'small-random', case(mixed(1271, 20, 'ab', 1, 3))
    yield 'random-two-letters', case(mixed(1272, 400, 'ab', 1, 8))
    yield 'random-all-letters', case(mixed(1273, 600, LETTERS, 1, 4))
    yield 'asked-again', case(asked_again(1274, 900))
    yield 'asked-again-long', case(asked_again(1275, 3000))
    yield 'one-long-word', case(one_long(50000))
    yield 'largest-alike', case(alike(1276, 53000))


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
