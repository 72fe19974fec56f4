# Wrong: counts the odd corners, but never asks whether all streets hang together.
import sys

count, most, *numbers = map(int, sys.stdin.buffer.read().split())
leaving = [[] for _ in range(count + 1)]
for number, (a, b) in enumerate(zip(numbers[::2], numbers[1::2])):
    leaving[a].append((b, number))
    leaving[b].append((a, number))
odd = [corner for corner in range(1, count + 1) if len(leaving[corner]) % 2]
way, drive, used = [odd[0] if odd else numbers[0]], [], set()
while way:
    if leaving[way[-1]]:
        other, number = leaving[way[-1]].pop()
        if number not in used:
            used.add(number)
            way.append(other)
    else:
        drive.append(way.pop())
print(*drive if len(odd) <= 2 else ['impossible'])
