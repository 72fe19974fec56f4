# Right but too slow: takes each stone and leaves it, and tries all stones behind it in both cases.
import sys

_, room, *numbers = map(int, sys.stdin.read().split())
stones = list(zip(numbers[0::2], numbers[1::2]))


def heaviest_from(i, left):
    if i == len(stones):
        return 0
    volume, weight = stones[i]
    best = heaviest_from(i + 1, left)
    if volume <= left:
        best = max(best, weight + heaviest_from(i + 1, left - volume))
    return best


print(heaviest_from(0, room))
