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
    return f'{text}\n'


def divided(left, right):
    return abs(left) // abs(right) * (1 if (left < 0) == (right < 0) else -1)


def drawn_value(rng, depth):
    """A number or an expression in parentheses, as text and result."""
    if depth == 0 or rng.random() < 0.4:
        number = rng.choice([rng.randint(0, 9), rng.randint(0, 99), rng.randint(1, 5000)])
        return str(number), number
    text, result = drawn_sum(rng, depth - 1)
    return f'({text})', result


def drawn_product(rng, depth):
    text, result = drawn_value(rng, depth)
    while rng.random() < 0.45:
        more, value = drawn_value(rng, depth)
        if value and (rng.random() < 0.5 or abs(result * value) > LARGEST):
            text, result = f'{text}/{more}', divided(result, value)
        elif abs(result * value) <= LARGEST:
            text, result = f'{text}*{more}', result * value
    return text, result


def drawn_sum(rng, depth):
    text, result = drawn_product(rng, depth)
    while rng.random() < 0.6:
        more, value = drawn_product(rng, depth)
        sign = rng.choice('+--')
        text, result = f'{text}{sign}{more}', result + value if sign == '+' else result - value
    return text, result


def drawn(seed, depth, least):
    """Sums of drawn products until the text is long enough."""
    rng = random.Random(seed)
    texts = []
    while sum(map(len, texts)) < least:
        texts += [drawn_product(rng, depth)[0], rng.choice('+-')]
    return ''.join(texts[:-1])


def cases():
    yield 'one-number', case('7')
    yield 'zero', case('0')
    yield 'number-of-ten-digits', case('1000000000')
    yield 'one-sum', case('12+30')
    yield 'below-zero', case('5-8')
    yield 'minus-from-the-left', case('10-4-3')
    yield 'minus-and-plus', case('10-4+3-2+1')
    yield 'times-before-plus', case('2+3*4')
    yield 'times-on-both-sides', case('2*3-4*5')
    yield 'divided-before-minus', case('20-9/3')
    yield 'fraction-is-dropped', case('7/2')
    yield 'fraction-is-dropped-at-once', case('7/2*2')
    yield 'two-fractions', case('7/2+7/2')
    yield 'divided-from-the-left', case('100/5/2')
    yield 'divided-and-times', case('3*7/4*5/3')
    yield 'less-than-one', case('3/4')
    yield 'negative-divided', case('(1-8)/2')
    yield 'divided-by-negative', case('7/(1-3)')
    yield 'both-negative', case('(1-8)/(1-3)')
    yield 'towards-zero-from-below', case('(0-1)/2')
    yield 'minus-one-divided', case('(2-3)/1')
    yield 'divided-by-minus-one', case('8/(3-4)')
    yield 'negative-without-fraction', case('(0-8)/2')
    yield 'zero-times-negative', case('0*(2-5)')
    yield 'zero-divided-by-negative', case('0/(2-5)')
    yield 'parentheses-first', case('2*(3+4)')
    yield 'minus-before-parentheses', case('10-(4-3)')
    yield 'minus-of-negative', case('10-(0-3)')
    yield 'divided-by-quotient', case('100/(9/2)')
    yield 'nested', case('2*(3+(4-1)*(5-(6-7)))')
    yield 'more-parentheses-than-needed', case('((((3)))+((4))*(5))')
    yield 'parentheses-side-by-side', case('(1+2)*(3+4)/(5-2)-(8-9)')
    yield 'back-after-parentheses', case('1-(2+3)*4-5*(6-1)/3')
    yield 'several-digits', case('120+34*1005-99/10')
    yield 'past-32-bits', case('1000000000*3-999999999/2')
    yield 'largest-result', case('1000000000*1000000')
    yield 'smallest-result', case('(1-2)*1000000000*1000000')
    yield 'large-negative-divided', case('(0-999999999)*999999/1000000000')
    yield 'small-random', case(drawn(1141, 2, 12))
    yield 'random', case(drawn(1142, 3, 400))
    yield 'random-without-parentheses', case(drawn(1143, 0, 900))
    yield 'random-deep', case(drawn(1144, 7, 3000))
    yield 'only-parentheses', case('(' * 20000 + '5' + ')' * 20000)
    yield 'deep-on-the-left', case('(' * 9000 + '1' + '-2)' * 9000)
    yield 'largest-without-parentheses', case('9' + ''.join(random.Random(1145).choices(['-7', '+6'], k=99999)))
    yield 'largest-and-deepest', case('3-(' * 49999 + '8/3' + ')' * 49999)


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
