# Wrong: believes that the last two visits are always on neighbouring days.
import sys
w = list(map(int, sys.stdin.read().split()))
g = sorted(zip(w[1::2], w[2::2]), key=lambda q: q[1])
last = -10
days = 0
for a, b in g:
    if a > last:
        days += 2
    elif a > last - 1:
        days += 1
    else:
        continue
    last = b
print(days)
