# Right but too slow: sorts all readings so far after each one.
import sys

_, *readings = map(int, sys.stdin.buffer.read().split())
medians = []
for i in range(len(readings)):
    known = sorted(readings[: i + 1])
    medians.append(known[i // 2])
print(*medians)
