# Wrong: for each tower, looks only to the right for towers that are at least as high.
import sys

_, *heights = map(int, sys.stdin.buffer.read().split())
heights.append(-1)
ends = [0] * len(heights)
for i in reversed(range(len(heights) - 1)):
    ends[i] = i + 1
    while heights[ends[i]] >= heights[i]:
        ends[i] = ends[ends[i]]
print(max(heights[i] * (ends[i] - i) for i in range(len(heights) - 1)))
