# Right but too slow: the minute is a part of what it remembers.
import sys

_, start, *numbers = map(int, sys.stdin.buffer.read().split())
stalls = sorted(zip(numbers[0::2], numbers[1::2]))
first = sum(place < start for place, _ in stalls)
reached = {(first - 1, first, start, 0): 0}
for _ in stalls:
    further = {}
    for (left, right, at, minute), loss in reached.items():
        ways = []
        if left >= 0:
            ways.append((left - 1, right, *stalls[left]))
        if right < len(stalls):
            ways.append((left, right + 1, *stalls[right]))
        for left_then, right_then, place, rate in ways:
            then = minute + abs(place - at)
            key = (left_then, right_then, place, then)
            further[key] = min(further.get(key, loss + rate * then), loss + rate * then)
    reached = further
print(min(reached.values()))
