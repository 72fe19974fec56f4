# Right but too slow: finds each combination with every choice among equal weights, and throws the copies away.
import sys

_, total, *weights = map(int, sys.stdin.read().split())
weights.sort()
found = set()


def search(place, left, chosen):
    if left == 0:
        found.add(chosen)
    elif place < len(weights) and weights[place] <= left:
        search(place + 1, left, chosen)
        search(place + 1, left - weights[place], (*chosen, weights[place]))


search(0, total, ())
print(len(found))
for combination in found:
    print(*combination)
