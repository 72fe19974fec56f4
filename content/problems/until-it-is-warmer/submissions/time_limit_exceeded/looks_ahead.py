# Right but too slow: looks ahead from each day until it finds a warmer one.
import sys

_, *temperatures = map(int, sys.stdin.buffer.read().split())
waits = []
for day, temperature in enumerate(temperatures):
    wait = 0
    for later in range(day + 1, len(temperatures)):
        if temperatures[later] > temperature:
            wait = later - day
            break
    waits.append(wait)
print(*waits)
