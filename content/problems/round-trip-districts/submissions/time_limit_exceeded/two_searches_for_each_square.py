# Right but too slow: searches along and against the streets from each square that has no district yet.
import sys

count, _, *numbers = map(int, sys.stdin.buffer.read().split())
onwards = [[] for _ in range(count + 1)]
backwards = [[] for _ in range(count + 1)]
for a, b in zip(numbers[::2], numbers[1::2]):
    onwards[a].append(b)
    backwards[b].append(a)


def reach(start, ends):
    seen = {start}
    reached = [start]
    for square in reached:
        for end in ends[square]:
            if end not in seen:
                seen.add(end)
                reached.append(end)
    return seen


taken = set()
sizes = []
for square in range(1, count + 1):
    if square not in taken:
        district = reach(square, onwards) & reach(square, backwards)
        taken |= district
        sizes.append(len(district))
print(len(sizes), max(sizes))
