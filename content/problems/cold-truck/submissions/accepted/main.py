import sys
from itertools import accumulate


def least_loss(start, stalls):
    # The start is a stall that loses nothing.
    stalls = sorted([*stalls, (start, 0)])
    first, last = stalls.index((start, 0)), len(stalls) - 1
    place = [kilometre for kilometre, _ in stalls]
    before = [0, *accumulate(rate for _, rate in stalls)]

    # The least loss until all from left to right are empty and the truck stands at the left end, or at the right end.
    never = float('inf')
    at_left = [[never] * len(stalls) for _ in stalls]
    at_right = [[never] * len(stalls) for _ in stalls]
    at_left[first][first] = at_right[first][first] = 0
    for left in range(first, -1, -1):
        for right in range(first, last + 1):
            from_left, from_right = at_left[left][right], at_right[left][right]
            width = place[right] - place[left]
            # While the truck drives, all other stalls lose.
            losing = before[left] + before[-1] - before[right + 1]
            if left > 0:
                gap = place[left] - place[left - 1]
                at_left[left - 1][right] = min(from_left + losing * gap, from_right + losing * (width + gap))
            if right < last:
                gap = place[right + 1] - place[right]
                at_right[left][right + 1] = min(from_right + losing * gap, from_left + losing * (width + gap))
    return min(at_left[0][last], at_right[0][last])


def main():
    _, start, *numbers = map(int, sys.stdin.buffer.read().split())
    print(least_loss(start, list(zip(numbers[0::2], numbers[1::2]))))


main()
