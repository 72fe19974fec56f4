# Wrong: ends as soon as two dancers are left, although the smaller one of them has to step out, too.
import sys

_, *heights = map(int, sys.stdin.buffer.read().split())
count = len(heights)
left = [(dancer - 1) % count for dancer in range(count)]
right = [(dancer + 1) % count for dancer in range(count)]
minutes = [0] * count
in_the_ring, minute, asked = count, 0, set(range(count))
while asked and in_the_ring > 2:
    minute += 1
    leaving = [dancer for dancer in asked if heights[dancer] < min(heights[left[dancer]], heights[right[dancer]])]
    asked = set()
    for dancer in leaving:
        minutes[dancer] = minute
        in_the_ring -= 1
        right[left[dancer]], left[right[dancer]] = right[dancer], left[dancer]
        asked.update((left[dancer], right[dancer]))
print(*minutes)
