# Wrong: takes the boxes in any order, each one onto the trip with the lightest load so far.
import heapq
import sys

_, trips, *weights = map(int, sys.stdin.read().split())
loads = [0] * trips
for weight in sorted(weights, reverse=True):
    heapq.heapreplace(loads, loads[0] + weight)
print(max(loads))
