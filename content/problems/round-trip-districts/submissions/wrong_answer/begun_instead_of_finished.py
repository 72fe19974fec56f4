# Wrong: writes each square down when the search comes to it, not when it is finished.
import sys

count, _, *numbers = map(int, sys.stdin.buffer.read().split())
onwards = [[] for _ in range(count + 1)]
backwards = [[] for _ in range(count + 1)]
for a, b in zip(numbers[::2], numbers[1::2]):
    onwards[a].append(b)
    backwards[b].append(a)


def search(start, ends, seen):
    found = []
    waiting = [start]
    while waiting:
        square = waiting.pop()
        if square not in seen:
            seen.add(square)
            found.append(square)
            waiting += ends[square]
    return found


seen = set()
order = []
for square in range(1, count + 1):
    order += search(square, onwards, seen)
seen = set()
sizes = [len(search(square, backwards, seen)) for square in order]
print(len([size for size in sizes if size]), max(sizes))
