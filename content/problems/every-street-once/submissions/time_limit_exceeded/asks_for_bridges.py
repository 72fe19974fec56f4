# Right but too slow: searches before each street whether the rest would still hang together (Fleury's algorithm).
import sys

count, most, *numbers = map(int, sys.stdin.buffer.read().split())
leaving = [[] for _ in range(count + 1)]
for number, (a, b) in enumerate(zip(numbers[::2], numbers[1::2])):
    leaving[a].append((b, number))
    leaving[b].append((a, number))
odd = [corner for corner in range(1, count + 1) if len(leaving[corner]) % 2]
used = [False] * most


def reached_from(start):
    seen = {start}
    reached = [start]
    for corner in reached:
        for other, number in leaving[corner]:
            if not used[number] and other not in seen:
                seen.add(other)
                reached.append(other)
    return seen


corner = odd[0] if odd else numbers[0]
drive = [corner]
while len(odd) <= 2:
    free = [(other, number) for other, number in leaving[corner] if not used[number]]
    if not free:
        break
    for other, number in free:
        used[number] = True
        if len(free) == 1 or corner in reached_from(other):
            break
        used[number] = False
    used[number] = True
    corner = other
    drive.append(corner)
print(*drive if len(drive) == most + 1 else ['impossible'])
