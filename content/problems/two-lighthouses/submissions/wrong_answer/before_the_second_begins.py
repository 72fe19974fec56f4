# Wrong: the smallest second from a on may lie before b, when the second lighthouse is still dark.
import sys
from math import gcd

q, *numbers = map(int, sys.stdin.buffer.read().split())
for i in range(q):
    a, p, b, r = numbers[4 * i : 4 * i + 4]
    divisor = gcd(p, r)
    if (b - a) % divisor:
        print('never')
        continue
    steps = r // divisor
    print(a + (b - a) // divisor * pow(p // divisor, -1, steps) % steps * p)
