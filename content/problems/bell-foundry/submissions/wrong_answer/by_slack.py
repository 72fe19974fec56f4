# Wrong: casts the bells in the order of their slack, deadline minus hours, not of their deadlines.
import heapq
import sys


def fewest_coins(bells):
    """Returns the least number of coins, or None if some bell must be late.

    `bells` is a list of lists [hours, deadline, most_saved, price].
    """
    bells.sort(key=lambda bell: bell[1] - bell[0])
    heap = []
    time = 0
    coins = 0
    for hours, deadline, most, price in bells:
        time += hours
        if most > 0:
            heapq.heappush(heap, [price, most])
        while time > deadline:
            if not heap:
                return None
            cheapest = heap[0]
            saved = min(cheapest[1], time - deadline)
            coins += saved * cheapest[0]
            time -= saved
            cheapest[1] -= saved
            if cheapest[1] == 0:
                heapq.heappop(heap)
    return coins


def main():
    numbers = list(map(int, sys.stdin.buffer.read().split()))
    bells = [numbers[k : k + 4] for k in range(1, len(numbers), 4)]
    coins = fewest_coins(bells)
    print('impossible' if coins is None else coins)


main()
