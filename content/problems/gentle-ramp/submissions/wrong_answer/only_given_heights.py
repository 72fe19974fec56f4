# Wrong: gives each stone one of the heights that stones have already, although others can be cheaper.
import sys

_, step, *heights = map(int, sys.stdin.buffer.read().split())
choices = sorted(set(heights))
costs = [0] * len(choices)
for height in heights:
    cheapest = []
    for i, choice in enumerate(choices):
        before = [costs[j] for j in range(i, -1, -1) if choice - choices[j] <= step]
        cheapest.append(min(before) + abs(choice - height))
    costs = cheapest
print(min(costs))
