# Wrong: if tomorrow is not warmer, takes the day for which tomorrow waits, and never asks whether it is warm enough.
import sys

_, *temperatures = map(int, sys.stdin.buffer.read().split())
waits = [0] * len(temperatures)
for day in reversed(range(len(temperatures) - 1)):
    if temperatures[day] < temperatures[day + 1]:
        waits[day] = 1
    elif waits[day + 1]:
        waits[day] = 1 + waits[day + 1]
print(*waits)
