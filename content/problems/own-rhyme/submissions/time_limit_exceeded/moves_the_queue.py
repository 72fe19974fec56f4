# Right but too slow: the circle is a queue, and each word moves the child in front to its end.
import sys
from collections import deque

_, *words = map(int, sys.stdin.buffer.read().split())
circle = deque([*range(1, len(words)), 0])
rhyme = words[0]
order = []
while circle:
    for _ in range(rhyme - 1):
        circle.append(circle.popleft())
    leaver = circle.popleft()
    order.append(leaver + 1)
    rhyme = words[leaver]
print(*order)
