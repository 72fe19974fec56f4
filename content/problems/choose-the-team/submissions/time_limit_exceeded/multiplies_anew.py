# Right but too slow: multiplies the factors of each question anew.
import sys

MODULUS = 10**9 + 7
_, *numbers = map(int, sys.stdin.buffer.read().split())
for n, k in zip(numbers[::2], numbers[1::2]):
    above, below = 1, 1
    for i in range(min(k, abs(n - k))):
        above = above * (n - i) % MODULUS
        below = below * (i + 1) % MODULUS
    print(above * pow(below, -1, MODULUS) % MODULUS if k <= n else 0)
