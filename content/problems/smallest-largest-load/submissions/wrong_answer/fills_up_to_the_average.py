# Wrong: fills each trip up to the average load at least, and takes the heaviest load that comes out.
import sys

_, trips, *weights = map(int, sys.stdin.read().split())
average = sum(weights) / trips
largest, load = 0, 0
for weight in weights:
    load += weight
    largest = max(largest, load)
    if load >= average:
        load = 0
print(largest)
