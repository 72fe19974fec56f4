import heapq
import sys


def cheapest_dinners(count, starters, mains, refused):
    """Returns the price of the dearest of the cheapest dinners, and their total price."""
    by_price = sorted(range(len(mains)), key=lambda main: mains[main])
    # The next dinner of each starter: its price, its starter, and the place of its main course in `by_price`.
    following = [(price + mains[by_price[0]], starter, 0) for starter, price in enumerate(starters)]
    heapq.heapify(following)

    dearest = total = 0
    while count > 0:
        price, starter, place = following[0]
        if (starter, by_price[place]) not in refused:
            dearest = price
            total += price
            count -= 1
        if place + 1 < len(mains):
            next_price = starters[starter] + mains[by_price[place + 1]]
            heapq.heapreplace(following, (next_price, starter, place + 1))
        else:
            heapq.heappop(following)
    return dearest, total


def main():
    n, m, k, r, *numbers = map(int, sys.stdin.buffer.read().split())
    starters, mains = numbers[:n], numbers[n : n + m]
    pairs = numbers[n + m :]
    refused = {(pairs[i] - 1, pairs[i + 1] - 1) for i in range(0, 2 * r, 2)}
    print(*cheapest_dinners(k, starters, mains, refused))


main()
