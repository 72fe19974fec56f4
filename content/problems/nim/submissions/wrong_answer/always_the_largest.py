# Wrong: always takes from the largest heap, which need not have the highest bit of the nim-sum.
import sys
from functools import reduce
from operator import xor

_, *heaps = map(int, sys.stdin.buffer.read().split())
nim_sum = reduce(xor, heaps)
largest = max(heaps)
if nim_sum == 0:
    print('lost')
else:
    print(heaps.index(largest) + 1, max(1, largest - (largest ^ nim_sum)))
