# Wrong: takes 1 for a prime.
import sys
from itertools import accumulate

_, *numbers = map(int, sys.stdin.buffer.read().split())
largest = max(numbers)
prime = [0] + [1] * largest
i = 2
while i * i <= largest:
    if prime[i]:
        prime[i * i :: i] = [0] * len(range(i * i, largest + 1, i))
    i += 1
up_to = list(accumulate(prime))
for first, last in zip(numbers[::2], numbers[1::2]):
    print(up_to[last] - up_to[first - 1])
