# Wrong: child 1 says every rhyme, so all of them have the same length.
import sys

_, *words = map(int, sys.stdin.buffer.read().split())
circle = list(range(1, len(words) + 1))
at, order = 0, []
while circle:
    at = (at + words[0] - (1 if order else 0)) % len(circle)
    order.append(circle.pop(at))
print(*order)
