# Right but too slow: measures the tank of each pair of panes.
import sys

_, *heights = map(int, sys.stdin.buffer.read().split())
most = 0
for right in range(len(heights)):
    for left in range(right):
        most = max(most, min(heights[left], heights[right]) * (right - left))
print(most)
