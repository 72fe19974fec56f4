# Wrong: joins the villages in the order of their distance from village 1, which gives shortest ways and not the cheapest network.
import heapq
import sys


def cheapest_network(count, offers):
    """Returns the smallest cost that connects the villages 1 to count, or None. Each offer is (village, village, cost)."""
    cables = [[] for _ in range(count + 1)]
    for a, b, c in offers:
        cables[a].append((b, c))
        cables[b].append((a, c))

    joined = [False] * (count + 1)
    total = 0
    left = count
    heap = [(0, 0, 1)]
    while heap and left > 0:
        distance, cost, village = heapq.heappop(heap)
        if joined[village]:
            continue
        joined[village] = True
        left -= 1
        total += cost
        for other, c in cables[village]:
            if not joined[other]:
                heapq.heappush(heap, (distance + c, c, other))
    if left > 0:
        return None
    return total


def main():
    count, _, *numbers = map(int, sys.stdin.buffer.read().split())
    offers = list(zip(numbers[::3], numbers[1::3], numbers[2::3]))
    cost = cheapest_network(count, offers)
    print('impossible' if cost is None else cost)


main()
