# Wrong: lets at most two parcels stay behind.
from itertools import combinations
w = list(map(int, open(0).read().split()))
n = w[0]
a = w[1:]
best = 0
for k in range(0, 3):
    for out in combinations(range(n), min(k, n)):
        r = [x for i, x in enumerate(a) if i not in out]
        s = sum(r)
        if s % 2 == 0 and s // 2 > best:
            b = 1
            for x in r:
                b |= b << x
            if b >> s // 2 & 1:
                best = s // 2
print(best)
