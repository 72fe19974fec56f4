# Wrong: never brings back the first plank unless it is the shortest, since it sets the length that others spoil.
import sys
from math import gcd

_, *planks = map(int, sys.stdin.buffer.read().split())
behind = [0]
for plank in reversed(planks):
    behind.append(gcd(behind[-1], plank))
behind.reverse()
best, before = None, 0
for i, plank in enumerate(planks):
    length = gcd(before, behind[i + 1])
    before = gcd(before, plank)
    if i == 0 and plank != min(planks):
        continue
    if best is None or (-length, plank, i) < best:
        best = -length, plank, i
length, plank, i = best
print(-length, i + 1, (sum(planks) - plank) // -length)
