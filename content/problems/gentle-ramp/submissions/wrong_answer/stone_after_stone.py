# Wrong: never changes an earlier stone again, and moves each one only as far as its neighbour demands.
import sys

_, step, *heights = map(int, sys.stdin.buffer.read().split())
cost, before = 0, heights[0]
for height in heights[1:]:
    before = min(max(height, before), before + step)
    cost += abs(height - before)
print(cost)
