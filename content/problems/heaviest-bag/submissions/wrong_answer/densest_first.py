# Wrong: takes the stones in the order of their weight per volume, as long as they fit.
import sys

_, room, *numbers = map(int, sys.stdin.read().split())
stones = sorted(zip(numbers[0::2], numbers[1::2]), key=lambda stone: stone[1] / stone[0], reverse=True)
total = 0
for volume, weight in stones:
    if volume <= room:
        room -= volume
        total += weight
print(total)
