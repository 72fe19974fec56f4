# Wrong: searches with one call within the other, which a long chain of squares makes deeper than Python allows.
import sys

count, _, *numbers = map(int, sys.stdin.buffer.read().split())
ends = [[] for _ in range(count + 1)]
for a, b in zip(numbers[::2], numbers[1::2]):
    ends[a].append(b)
begun = [0] * (count + 1)
is_open = [False] * (count + 1)
stack = []
sizes = []
times = 0


def visit(square):
    global times
    times += 1
    begun[square] = earliest = times
    stack.append(square)
    is_open[square] = True
    for end in ends[square]:
        if not begun[end]:
            earliest = min(earliest, visit(end))
        elif is_open[end]:
            earliest = min(earliest, begun[end])
    if earliest == begun[square]:
        size = 0
        while is_open[square]:
            is_open[stack.pop()] = False
            size += 1
        sizes.append(size)
    return earliest


for square in range(1, count + 1):
    if not begun[square]:
        visit(square)
print(len(sizes), max(sizes))
