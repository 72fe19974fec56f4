# Right but too slow: looks for the highest block on both sides of each block anew.
import sys

_, *walls = map(int, sys.stdin.buffer.read().split())
rain = 0
for i, wall in enumerate(walls):
    rain += min(max(walls[: i + 1]), max(walls[i:])) - wall
print(rain)
