# Wrong: takes the heaviest container that still fits, again and again.
import sys

_, most, *weights = map(int, sys.stdin.read().split())
total = 0
for weight in sorted(weights, reverse=True):
    if total + weight <= most:
        total += weight
print(total)
