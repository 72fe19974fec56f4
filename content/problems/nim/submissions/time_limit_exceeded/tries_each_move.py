# Right but too slow: tries each number of matches of each heap.
import sys
from functools import reduce
from operator import xor

_, *heaps = map(int, sys.stdin.buffer.read().split())
nim_sum = reduce(xor, heaps)


def find():
    for i, heap in enumerate(heaps, start=1):
        for matches in range(1, heap + 1):
            if nim_sum ^ heap ^ (heap - matches) == 0:
                return i, matches
    return ['lost']


print(*find())
