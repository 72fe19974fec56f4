# Wrong: crosses out multiples of 2, 3, 5 and 7 only; 121 stays.
import sys
from itertools import accumulate

_, *numbers = map(int, sys.stdin.buffer.read().split())
largest = max(numbers)
prime = [0, 0] + [1] * (largest - 1)
for i in (2, 3, 5, 7):
    for multiple in range(2 * i, largest + 1, i):
        prime[multiple] = 0
up_to = list(accumulate(prime))
for first, last in zip(numbers[::2], numbers[1::2]):
    print(up_to[last] - up_to[first - 1])
