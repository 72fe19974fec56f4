# Wrong: takes a house of equal height off the stack, as if it were in the way of those behind it.
import sys

n, *heights = map(int, sys.stdin.buffer.read().split())
pairs = 0
stack = []
for height in heights:
    while stack and stack[-1] < height:
        stack.pop()
        pairs += 1
    if stack:
        pairs += 1
    if stack and stack[-1] == height:
        stack.pop()
    stack.append(height)
print(pairs)
