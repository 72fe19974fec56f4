import sys

LAMPS = 30


def main():
    masts = list(map(int, sys.stdin.buffer.read().split()))[1:]
    n = len(masts)
    lit = [sum(mast >> k & 1 for mast in masts) for k in range(LAMPS)]

    # Start from the cost of the dark signal; turning lamp k on changes it by gain[k] coins.
    dark = sum(lit[k] << k for k in range(LAMPS))
    gain = [(n - 2 * lit[k]) << k for k in range(LAMPS)]

    def cost_of(x):
        cost = dark
        while x:
            lowest = x & -x
            cost += gain[lowest.bit_length() - 1]
            x ^= lowest
        return cost

    free = sum(1 << k for k in range(LAMPS) if gain[k] < 0)
    copy_cost, copy = min((cost_of(mast), mast) for mast in set(masts))
    print(free, cost_of(free))
    print(copy, copy_cost)


main()
