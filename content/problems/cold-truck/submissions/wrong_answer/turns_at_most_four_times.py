# Wrong: lets the truck turn around at most four times, although it may be best to turn at every stall.
import sys
from itertools import accumulate

MOST_TURNS = 4


def least_loss(start, stalls):
    stalls = sorted(stalls)
    place = [kilometre for kilometre, _ in stalls]
    before = [0, *accumulate(rate for _, rate in stalls)]
    first = sum(kilometre < start for kilometre in place)
    # For the stalls from left to right - 1 that are empty, the place of the truck, its direction and the turns left: the least loss.
    states = {(first, first, start, 0, MOST_TURNS): 0}
    for _ in stalls:
        following = {}
        for (left, right, here, direction, turns), loss in states.items():
            losing = before[-1] - before[right] + before[left]
            for step in -1, 1:
                stall = left - 1 if step < 0 else right
                turns_left = turns - (direction * step < 0)
                if not 0 <= stall < len(stalls) or turns_left < 0:
                    continue
                state = min(left, stall), max(right, stall + 1), place[stall], step, turns_left
                then = loss + losing * abs(place[stall] - here)
                following[state] = min(then, following.get(state, then))
        states = following
    return min(states.values())


_, start, *numbers = map(int, sys.stdin.buffer.read().split())
print(least_loss(start, list(zip(numbers[0::2], numbers[1::2]))))
