# Wrong: always drives to the nearest stall that is not empty yet.
import sys

_, at, *numbers = map(int, sys.stdin.buffer.read().split())
stalls = list(zip(numbers[0::2], numbers[1::2]))
minute = loss = 0
while stalls:
    nearest = min(stalls, key=lambda stall: abs(stall[0] - at))
    stalls.remove(nearest)
    minute += abs(nearest[0] - at)
    at = nearest[0]
    loss += minute * nearest[1]
print(loss)
