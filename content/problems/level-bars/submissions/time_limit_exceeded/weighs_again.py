# Right but too slow: weighs everything below each bar anew.
import sys


def weigh(thing, bars):
    weight, things = 0, [thing]
    while things:
        thing = things.pop()
        if thing > 0:
            weight += thing
        else:
            _, left, _, right = bars[-thing - 1]
            things += [left, right]
    return weight


n, *numbers = map(int, sys.stdin.buffer.read().split())
bars = [numbers[i : i + 4] for i in range(0, 4 * n, 4)]
level = sum(p * weigh(a, bars) == q * weigh(b, bars) for p, a, q, b in bars)
print(weigh(-1, bars), level)
