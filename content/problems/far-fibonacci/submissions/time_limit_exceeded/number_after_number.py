# Right but too slow: computes one number after the other.
import sys

for line in sys.stdin.readlines()[1:]:
    s, t, a, b, n, p = map(int, line.split())
    before, now = s % p, t % p
    while n > 0:
        before, now = now, (a * now + b * before) % p
        n -= 1
    print(before)
