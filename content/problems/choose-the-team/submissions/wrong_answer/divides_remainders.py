# Wrong: divides the remainder of one factorial by that of others, which only works without remainders.
import sys

MODULUS = 10**9 + 7
_, *numbers = map(int, sys.stdin.buffer.read().split())
factorials = [1]
for i in range(1, max(numbers) + 1):
    factorials.append(factorials[-1] * i % MODULUS)
for n, k in zip(numbers[::2], numbers[1::2]):
    below = factorials[k] * factorials[n - k] % MODULUS
    print(factorials[n] // below % MODULUS if k <= n else 0)
