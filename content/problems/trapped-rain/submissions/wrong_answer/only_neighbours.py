# Wrong: fills a block only up to its two neighbours.
import sys

_, *walls = map(int, sys.stdin.buffer.read().split())
rain = 0
for i in range(1, len(walls) - 1):
    rain += max(0, min(walls[i - 1], walls[i + 1]) - walls[i])
print(rain)
