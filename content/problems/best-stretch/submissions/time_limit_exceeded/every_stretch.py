# Right but too slow: adds up every stretch, going on from each first day to each last one.
import sys
from itertools import accumulate

_, *days = map(int, sys.stdin.buffer.read().split())
print(max(max(accumulate(days[first:])) for first in range(len(days))))
