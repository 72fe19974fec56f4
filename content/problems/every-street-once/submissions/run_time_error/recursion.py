# Wrong: drives with one call within the other, which a long drive makes deeper than Python allows.
import sys

count, most, *numbers = map(int, sys.stdin.buffer.read().split())
leaving = [[] for _ in range(count + 1)]
for number, (a, b) in enumerate(zip(numbers[::2], numbers[1::2])):
    leaving[a].append((b, number))
    leaving[b].append((a, number))
odd = [corner for corner in range(1, count + 1) if len(leaving[corner]) % 2]
used = set()
drive = []


def visit(corner):
    while leaving[corner]:
        other, number = leaving[corner].pop()
        if number not in used:
            used.add(number)
            visit(other)
    drive.append(corner)


visit(odd[0] if odd else numbers[0])
print(*drive if len(odd) <= 2 and len(used) == most else ['impossible'])
