# Wrong: of those who start at the same metre takes the fastest first, so that they make pairs.
import sys
from bisect import bisect_right, insort
w = list(map(int, sys.stdin.buffer.read().split()))
n, T = w[:2]
c = sorted(zip(w[2::2], w[3::2]), key=lambda q: (q[0], -q[1]))
seen = []
total = 0
for p, v in c:
    e = p + v * T
    total += len(seen) - bisect_right(seen, e)
    insort(seen, e)
print(total)
