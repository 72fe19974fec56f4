# Wrong: lets each banner begin at its own tower, though the higher towers before it are behind it as well.
import sys

_, *heights = map(int, sys.stdin.buffer.read().split())
stack = []
largest = 0
for place, height in enumerate([*heights, 0]):
    while stack and stack[-1][1] > height:
        start, tall = stack.pop()
        largest = max(largest, tall * (place - start))
    stack.append((place, height))
print(largest)
