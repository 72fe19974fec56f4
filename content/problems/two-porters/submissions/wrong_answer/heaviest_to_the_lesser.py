# Wrong: gives the parcels, heaviest first, to the porter who carries less, and takes the best fair moment.
import sys

_, *weights = map(int, sys.stdin.buffer.read().split())
loads, best = [0, 0], 0
for weight in sorted(weights, reverse=True):
    loads[loads[1] < loads[0]] += weight
    if loads[0] == loads[1]:
        best = loads[0]
print(best)
