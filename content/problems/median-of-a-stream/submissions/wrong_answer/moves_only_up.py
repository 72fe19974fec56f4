# Wrong: never moves a reading from the lower half to the upper one.
import heapq
import sys

_, *readings = map(int, sys.stdin.buffer.read().split())
lower, upper = [], []
medians = []
for reading in readings:
    if lower and reading < -lower[0]:
        heapq.heappush(lower, -reading)
    else:
        heapq.heappush(upper, reading)
    if len(upper) > len(lower):
        heapq.heappush(lower, -heapq.heappop(upper))
    medians.append(-lower[0])
print(*medians)
