# Wrong: skips equal neighbours, but does not sort the weights, so equal ones that stand apart give the same combination twice.
import sys

_, total, *weights = map(int, sys.stdin.read().split())
found = []


def search(start, left, chosen):
    if left == 0:
        found.append(chosen)
        return
    for place in range(start, len(weights)):
        if place > start and weights[place] == weights[place - 1]:
            continue
        if weights[place] <= left:
            search(place + 1, left - weights[place], [*chosen, weights[place]])


search(0, total, [])
print(len(found))
for combination in found:
    print(*combination)
