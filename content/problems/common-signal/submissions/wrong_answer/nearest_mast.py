import sys

# Wrong: copies the mast whose signal is nearest to the free plan's signal. A lamp with an almost even vote costs
# nearly nothing to get wrong, however high it is, so the nearest mast need not be the cheapest.


def main():
    masts = list(map(int, sys.stdin.buffer.read().split()))[1:]
    free = 0
    for k in range(30):
        if 2 * sum(mast >> k & 1 for mast in masts) > len(masts):
            free |= 1 << k
    copy = min(masts, key=lambda mast: (mast ^ free, mast))
    for x in (free, copy):
        print(x, sum(mast ^ x for mast in masts))


main()
