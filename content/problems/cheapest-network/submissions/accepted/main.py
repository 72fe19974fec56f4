import sys


def cheapest_network(count, offers):
    # Each village points to one of its group; the head of the group points to itself.
    points_to = list(range(count + 1))

    def head(village):
        while points_to[village] != village:
            # Skipping one village on the way keeps the ways short.
            points_to[village] = points_to[points_to[village]]
            village = points_to[village]
        return village

    total, missing = 0, count - 1
    for a, b, cost in sorted(offers, key=lambda offer: offer[2]):
        if head(a) != head(b):
            points_to[head(a)] = head(b)
            total += cost
            missing -= 1
    return None if missing else total


def main():
    count, _, *numbers = map(int, sys.stdin.buffer.read().split())
    offers = list(zip(numbers[::3], numbers[1::3], numbers[2::3]))
    cost = cheapest_network(count, offers)
    print('impossible' if cost is None else cost)


main()
