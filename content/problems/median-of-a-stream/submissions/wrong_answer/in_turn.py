# Wrong: fills the two halves in turn without comparing, so a large reading may stay in the lower half.
import heapq
import sys

_, *readings = map(int, sys.stdin.buffer.read().split())
lower, upper = [], []
medians = []
for i, reading in enumerate(readings):
    if i % 2 == 0:
        heapq.heappush(lower, -reading)
    else:
        heapq.heappush(upper, reading)
    medians.append(-lower[0])
print(*medians)
