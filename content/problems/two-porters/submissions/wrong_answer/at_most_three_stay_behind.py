# Wrong: lets at most three parcels stay behind.
import sys
from itertools import combinations

_, *weights = map(int, sys.stdin.read().split())
best = 0
for left_behind in range(min(4, len(weights))):
    for behind in combinations(range(len(weights)), left_behind):
        carried = [weight for i, weight in enumerate(weights) if i not in behind]
        total = sum(carried)
        if total % 2 == 1 or total // 2 <= best:
            continue
        loads = 1
        for weight in carried:
            loads |= loads << weight
        if loads >> total // 2 & 1:
            best = total // 2
print(best)
