# Right but too slow: walks from the first wagon again for each place of the train.
import sys


def wagon_at(place):
    wagon = first
    for _ in range(place):
        wagon = following[wagon]
    return wagon


n, k, first, *pointers = map(int, sys.stdin.buffer.read().split())
following = [0, *pointers]
changed = [0] * (n + 1)
last = 0
for start in range(0, n, k):
    places = range(start, min(start + k, n))
    for place in reversed(places) if len(places) == k else places:
        changed[last] = wagon_at(place)
        last = changed[last]
print(changed[0])
print(*changed[1:])
