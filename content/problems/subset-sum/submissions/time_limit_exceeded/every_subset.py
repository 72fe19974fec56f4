# Right but too slow: takes or leaves each container, which makes up to 2^36 subsets.
import sys

_, most, *weights = map(int, sys.stdin.read().split())
weights.sort(reverse=True)


def best(place, left):
    if place == len(weights):
        return 0
    without = best(place + 1, left)
    if weights[place] > left:
        return without
    return max(without, weights[place] + best(place + 1, left - weights[place]))


print(best(0, most))
