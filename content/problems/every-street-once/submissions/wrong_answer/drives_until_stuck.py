# Wrong: drives on until it is stuck and never puts in the detours that it has missed.
import sys

count, most, *numbers = map(int, sys.stdin.buffer.read().split())
leaving = [[] for _ in range(count + 1)]
for number, (a, b) in enumerate(zip(numbers[::2], numbers[1::2])):
    leaving[a].append((b, number))
    leaving[b].append((a, number))
odd = [corner for corner in range(1, count + 1) if len(leaving[corner]) % 2]
drive = [odd[0] if odd else numbers[0]]
used = set()
while True:
    free = [(other, number) for other, number in leaving[drive[-1]] if number not in used]
    if not free:
        break
    drive.append(free[0][0])
    used.add(free[0][1])
print(*drive if len(used) == most else ['impossible'])
