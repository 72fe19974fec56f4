# Right but too slow: tries every pair of keys.
import sys

_, *keys = map(int, sys.stdin.read().split())
largest = 0
for first in keys:
    for second in keys:
        largest = max(largest, first ^ second)
print(largest)
