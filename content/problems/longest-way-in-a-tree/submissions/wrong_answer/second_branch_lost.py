# Wrong: when a longer branch is found, forgets the branch that was longest before instead of making it the second one.
import sys

n, *numbers = map(int, sys.stdin.buffer.read().split())
neighbours = [[] for _ in range(n + 1)]
for a, b, length in zip(numbers[::3], numbers[1::3], numbers[2::3]):
    neighbours[a].append((b, length))
    neighbours[b].append((a, length))
above = [(0, 0)] * (n + 1)
order = [1]
for hut in order:
    for other, length in neighbours[hut]:
        if other != above[hut][0]:
            above[other] = hut, length
            order.append(other)
first, second = [0] * (n + 1), [0] * (n + 1)
longest = 0
for hut in reversed(order):
    longest = max(longest, first[hut] + second[hut])
    parent, length = above[hut]
    branch = first[hut] + length
    if branch > first[parent]:
        first[parent] = branch
    elif branch > second[parent]:
        second[parent] = branch
print(longest)
