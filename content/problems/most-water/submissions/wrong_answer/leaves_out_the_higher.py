# Wrong: leaves out the higher of the two ends, so the lower one limits all tanks that follow.
import sys

_, *heights = map(int, sys.stdin.buffer.read().split())
left, right = 0, len(heights) - 1
most = 0
while left < right:
    most = max(most, min(heights[left], heights[right]) * (right - left))
    if heights[left] > heights[right]:
        left += 1
    else:
        right -= 1
print(most)
