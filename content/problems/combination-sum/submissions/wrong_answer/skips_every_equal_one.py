# Wrong: skips a weight that is equal to the one before it even where that one has just been taken.
import sys

_, total, *weights = map(int, sys.stdin.read().split())
weights.sort()
found = []


def search(start, left, chosen):
    if left == 0:
        found.append(chosen)
    for place in range(start, len(weights)):
        if weights[place] > left:
            break
        if place > 0 and weights[place] == weights[place - 1]:
            continue
        search(place + 1, left - weights[place], [*chosen, weights[place]])


search(0, total, [])
print(len(found))
for combination in found:
    print(*combination)
