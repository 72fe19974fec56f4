# Right but too slow: looks back from each house until somebody higher is in the way.
import sys

n, *heights = map(int, sys.stdin.buffer.read().split())
pairs = 0
for j in range(n):
    between = 0
    for i in range(j - 1, -1, -1):
        if between <= heights[i]:
            pairs += 1
            between = heights[i]
        if between > heights[j]:
            break
print(pairs)
