# Wrong: makes the totals of the beginnings after all changes, so an early request sees changes that came after it.
import sys
from itertools import accumulate

n, _ = map(int, sys.stdin.readline().split())
events = [line.split() for line in sys.stdin]
balances = [0] * (n + 1)
for kind, a, b in events:
    if kind == 'add':
        balances[int(a)] += int(b)
totals = list(accumulate(balances))
for kind, a, b in events:
    if kind == 'sum':
        print(totals[int(b)] - totals[int(a) - 1])
