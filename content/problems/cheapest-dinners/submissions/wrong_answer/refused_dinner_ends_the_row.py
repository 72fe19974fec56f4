# Wrong: when a dinner is refused, the dearer dinners with the same starter are forgotten.
import heapq
import sys

n, m, k, r, *numbers = map(int, sys.stdin.buffer.read().split())
starters, mains, pairs = numbers[:n], numbers[n : n + m], numbers[n + m :]
refused = set(zip(pairs[0::2], pairs[1::2]))
courses = sorted((price, number) for number, price in enumerate(mains, start=1))
heap = [(price + courses[0][0], number, 0) for number, price in enumerate(starters, start=1)]
heapq.heapify(heap)
dearest = total = 0
while k > 0 and heap:
    price, starter, place = heapq.heappop(heap)
    if (starter, courses[place][1]) in refused:
        continue
    dearest, total, k = price, total + price, k - 1
    if place + 1 < m:
        heapq.heappush(heap, (starters[starter - 1] + courses[place + 1][0], starter, place + 1))
print(dearest, total)
