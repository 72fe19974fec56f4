# Wrong: subtracts the total up to day l, so the profit of day l itself is missing.
import sys
from itertools import accumulate

n, _, *numbers = map(int, sys.stdin.buffer.read().split())
totals = [0, *accumulate(numbers[:n])]
for first, last in zip(numbers[n::2], numbers[n + 1 :: 2]):
    print(totals[last] - totals[first])
