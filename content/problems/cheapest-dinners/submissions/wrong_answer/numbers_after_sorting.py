# Wrong: sorts the courses and forgets that the cook speaks of their numbers on the menu.
import heapq
import sys

n, m, k, r, *numbers = map(int, sys.stdin.buffer.read().split())
starters, mains, pairs = sorted(numbers[:n]), sorted(numbers[n : n + m]), numbers[n + m :]
refused = set(zip(pairs[0::2], pairs[1::2]))
heap = [(price + mains[0], starter, 0) for starter, price in enumerate(starters)]
dearest = total = 0
while k > 0:
    price, starter, place = heapq.heappop(heap)
    if (starter + 1, place + 1) not in refused:
        dearest, total, k = price, total + price, k - 1
    if place + 1 < m:
        heapq.heappush(heap, (starters[starter] + mains[place + 1], starter, place + 1))
print(dearest, total)
