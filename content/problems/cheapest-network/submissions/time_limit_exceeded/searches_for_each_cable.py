# Right but too slow: searches through the network for each cable to see whether its villages are connected already.
import sys

count, _, *numbers = map(int, sys.stdin.buffer.read().split())
neighbours = [[] for _ in range(count + 1)]


def connected(a, b):
    reached = [a]
    seen = {a}
    for village in reached:
        for next_one in neighbours[village]:
            if next_one not in seen:
                seen.add(next_one)
                reached.append(next_one)
    return b in seen


total, missing = 0, count - 1
for cost, a, b in sorted(zip(numbers[2::3], numbers[::3], numbers[1::3])):
    if not connected(a, b):
        neighbours[a].append(b)
        neighbours[b].append(a)
        total += cost
        missing -= 1
print('impossible' if missing else total)
