import sys


def main():
    n, street = sys.stdin.read().split()
    last = len(street) - 1
    free = [lot for lot in range(1, last) if street[lot] == '.']
    ways = 0
    first_way = []

    def place(start, masts, to_the_left, taken, missing):
        """Sets of distances are bit masks; `to_the_left` holds those from the newest mast to the earlier ones."""
        nonlocal ways, first_way
        if missing == 0:
            ways += 1
            first_way = first_way or [*masts, last]
            return
        for i in range(start, len(free) - missing + 1):
            lot = free[i]
            # The newest mast has distance 0 to itself (bit 0); a step to the right shifts all its distances.
            left = (to_the_left | 1) << (lot - masts[-1])
            right = 1 << (last - lot)
            if not (left & taken or right & taken or left & right):
                place(i + 1, [*masts, lot], left, taken | left | right, missing - 1)

    place(0, [0], 0, 1 << last, int(n) - 2)
    print(ways)
    if ways:
        print(*(lot + 1 for lot in first_way))


main()
