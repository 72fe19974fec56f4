# Wrong: sorts by the start only, so cyclists with the same start can make pairs.
from bisect import bisect_right, insort
import sys

_, minutes, *numbers = map(int, sys.stdin.buffer.read().split())
cyclists = [numbers[i : i + 2] for i in range(0, len(numbers), 2)]
cyclists.sort(key=lambda cyclist: cyclist[0])
places, pairs = [], 0
for place, speed in cyclists:
    end = place + speed * minutes
    pairs += len(places) - bisect_right(places, end)
    insort(places, end)
print(pairs)
