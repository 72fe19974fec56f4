# Wrong: always hurries the late bell itself first and asks the others only when it has nothing left to give.
import heapq
import sys

numbers = list(map(int, sys.stdin.buffer.read().split()))
coins, now, for_sale = 0, 0, []
for hours, deadline, most_saved, price in sorted(zip(*[iter(numbers[1:])] * 4), key=lambda bell: bell[1]):
    now += hours
    bought = min(most_saved, max(0, now - deadline))
    coins += bought * price
    now -= bought
    heapq.heappush(for_sale, (price, most_saved - bought))
    while now > deadline and for_sale:
        cheapest, left = heapq.heappop(for_sale)
        bought = min(left, now - deadline)
        coins += bought * cheapest
        now -= bought
        if bought < left:
            heapq.heappush(for_sale, (cheapest, left - bought))
    if now > deadline:
        coins = 'impossible'
        break
print(coins)
