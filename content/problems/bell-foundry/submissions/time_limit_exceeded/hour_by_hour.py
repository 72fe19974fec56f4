# Right but too slow: goes to the heap once for every single hour that is bought.
import heapq
import sys

numbers = list(map(int, sys.stdin.buffer.read().split()))
bells = [numbers[k : k + 4] for k in range(1, len(numbers), 4)]
coins, now, for_sale = 0, 0, []
for hours, deadline, most_saved, price in sorted(bells, key=lambda bell: bell[1]):
    now += hours
    heapq.heappush(for_sale, (price, most_saved))
    while now > deadline and for_sale:
        cheapest, left = heapq.heappop(for_sale)
        if left > 0:
            coins += cheapest
            now -= 1
            heapq.heappush(for_sale, (cheapest, left - 1))
    if now > deadline:
        coins = 'impossible'
        break
print(coins)
