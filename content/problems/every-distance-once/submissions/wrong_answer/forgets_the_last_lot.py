import sys


# Wrong: compares a new mast with those on its left only, and never checks the distances to the mast on the last lot.
def main():
    n, street = sys.stdin.read().split()
    last = len(street) - 1
    free = [lot for lot in range(1, last) if street[lot] == '.']
    ways = 0
    first_way = []

    def place(start, masts, to_the_left, taken, missing):
        nonlocal ways, first_way
        if missing == 0:
            ways += 1
            first_way = first_way or [*masts, last]
            return
        for i in range(start, len(free) - missing + 1):
            left = (to_the_left | 1) << (free[i] - masts[-1])
            if not left & taken:
                place(i + 1, [*masts, free[i]], left, taken | left, missing - 1)

    place(0, [0], 0, 1 << last, int(n) - 2)
    print(ways)
    if ways:
        print(*(lot + 1 for lot in first_way))


main()
