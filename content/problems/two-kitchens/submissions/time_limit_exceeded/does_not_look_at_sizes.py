# Right but too slow: the group of the first cook is always hung below the group of the second one.
import sys

n, m, *numbers = map(int, sys.stdin.buffer.read().split())
head, other = list(range(n + 1)), [0] * (n + 1)


def head_of(cook):
    while head[cook] != cook:
        cook = head[cook]
    return cook


def is_apart(cook):
    apart = 0
    while head[cook] != cook:
        apart ^= other[cook]
        cook = head[cook]
    return apart


for day, (first, second) in enumerate(zip(numbers[0::2], numbers[1::2]), start=1):
    one, two = head_of(first), head_of(second)
    one_apart, two_apart = is_apart(first), is_apart(second)
    if one == two:
        if one_apart == two_apart:
            print(day)
            break
        continue
    head[one], other[one] = two, one_apart ^ two_apart ^ 1
else:
    print('peace')
