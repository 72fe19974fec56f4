# Wrong: says "never" whenever the periods have a common divisor.
import sys
from math import gcd

q, *numbers = map(int, sys.stdin.buffer.read().split())
for i in range(q):
    a, p, b, r = numbers[4 * i : 4 * i + 4]
    if gcd(p, r) > 1 and a != b:
        print('never')
        continue
    if a == b:
        print(a)
        continue
    second = a + (b - a) * pow(p, -1, r) % r * p
    if second < b:
        second += -(-(b - second) // (p * r)) * p * r
    print(second)
