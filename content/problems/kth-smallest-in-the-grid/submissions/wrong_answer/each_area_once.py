# Wrong: counts equal areas only once.
import sys

n, _, k, *sizes = map(int, sys.stdin.buffer.read().split())
areas = sorted({width * length for width in sizes[:n] for length in sizes[n:]})
print(areas[min(k, len(areas)) - 1])
