import heapq
import sys


def fewest_coins(bells):
    """`bells` holds lists [hours, deadline, most_saved, price]. None if some bell must be late."""
    coins = 0
    now = 0
    for_sale = []  # (price of an hour, hours left), of all bells cast so far
    for hours, deadline, most_saved, price in sorted(bells, key=lambda bell: bell[1]):
        now += hours
        heapq.heappush(for_sale, (price, most_saved))
        # An hour saved on any earlier bell moves this one forward, so the cheapest of them all is best.
        while now > deadline:
            if not for_sale:
                return None
            cheapest, left = heapq.heappop(for_sale)
            bought = min(left, now - deadline)
            coins += bought * cheapest
            now -= bought
            if bought < left:
                heapq.heappush(for_sale, (cheapest, left - bought))
    return coins


def main():
    numbers = list(map(int, sys.stdin.buffer.read().split()))
    bells = [numbers[k : k + 4] for k in range(1, len(numbers), 4)]
    coins = fewest_coins(bells)
    print('impossible' if coins is None else coins)


main()
