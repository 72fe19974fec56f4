# Right but too slow: walks from each tower to the nearest lower one on both sides.
import sys

_, *heights = map(int, sys.stdin.buffer.read().split())
largest = 0
for place, height in enumerate(heights):
    left = right = place
    while left > 0 and heights[left - 1] >= height:
        left -= 1
    while right + 1 < len(heights) and heights[right + 1] >= height:
        right += 1
    largest = max(largest, height * (right - left + 1))
print(largest)
