import heapq
import sys


def find_cost(step, heights):
    """Returns the smallest number of coins for a ramp that rises by at most `step` from stone to stone."""
    cost = 0
    # The bends of the cost left and right of its minimum. The left ones are stored with the sign turned, and
    # the right ones without `shift`, by which all of them have moved.
    left, right = [], []
    for stone, height in enumerate(heights):
        shift = stone * step
        # The height itself is a bend on both sides; whichever lies on the wrong side changes over.
        to_the_right = -heapq.heappushpop(left, -height)
        to_the_left = heapq.heappushpop(right, height - shift) + shift
        cost += to_the_right - to_the_left
        heapq.heappush(right, to_the_right - shift)
        heapq.heappush(left, -to_the_left)
    return cost


def main():
    _, step, *heights = map(int, sys.stdin.buffer.read().split())
    print(find_cost(step, heights))


main()
