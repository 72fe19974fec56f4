# Right but too slow: looks at everybody who is still in the ring in each minute.
import sys

_, *heights = map(int, sys.stdin.buffer.read().split())
minutes = [0] * len(heights)
ring = list(range(len(heights)))
minute = 0
while True:
    minute += 1
    staying = []
    for place, dancer in enumerate(ring):
        left, right = ring[place - 1], ring[(place + 1) % len(ring)]
        if heights[left] > heights[dancer] < heights[right]:
            minutes[dancer] = minute
        else:
            staying.append(dancer)
    if len(staying) == len(ring):
        break
    ring = staying
print(*minutes)
