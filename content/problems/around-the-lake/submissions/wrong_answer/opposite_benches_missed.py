# Wrong: takes (L - 1) / 2 for the largest distance and so never finds two benches that are exactly opposite.
import sys
from bisect import bisect_right
w = list(map(int, sys.stdin.read().split()))
n, L, k = w[:3]
x = sorted(w[3:])
y = x + [v + L for v in x]
lo, hi = (0, (L - 1) // 2)
while lo < hi:
    D = (lo + hi) // 2
    c = sum((bisect_right(y, y[i] + D) - i - 1 for i in range(n)))
    if c >= k:
        hi = D
    else:
        lo = D + 1
print(lo)
