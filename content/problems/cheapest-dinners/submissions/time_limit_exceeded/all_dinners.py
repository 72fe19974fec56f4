# Right but too slow: looks at every dinner.
import heapq
import sys

n, m, k, r, *numbers = map(int, sys.stdin.buffer.read().split())
starters, mains, pairs = numbers[:n], numbers[n : n + m], numbers[n + m :]
refused = set(zip(pairs[0::2], pairs[1::2]))
prices = (a + b for i, a in enumerate(starters, 1) for j, b in enumerate(mains, 1) if (i, j) not in refused)
cheapest = heapq.nsmallest(k, prices)
print(cheapest[-1], sum(cheapest))
