# Wrong: counts the ways to choose one member after the other, so the same team counts once for each order.
import sys

MODULUS = 10**9 + 7
_, *numbers = map(int, sys.stdin.buffer.read().split())
factorials = [1]
for i in range(1, max(numbers) + 1):
    factorials.append(factorials[-1] * i % MODULUS)
for n, k in zip(numbers[::2], numbers[1::2]):
    print(factorials[n] * pow(factorials[n - k], -1, MODULUS) % MODULUS if k <= n else 0)
