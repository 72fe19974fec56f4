# Wrong: stops at the first step that makes the tank smaller, though it may grow again later.
import sys

_, *heights = map(int, sys.stdin.buffer.read().split())
left, right = 0, len(heights) - 1
most = 0
while left < right:
    water = min(heights[left], heights[right]) * (right - left)
    if water < most:
        break
    most = water
    if heights[left] < heights[right]:
        left += 1
    else:
        right -= 1
print(most)
