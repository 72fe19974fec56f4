import sys


def find_pair(prices, total):
    low, high = 0, len(prices) - 1
    while low < high:
        together = prices[low] + prices[high]
        if together == total:
            return low + 1, high + 1
        # Too cheap even with the dearest partner that is left, or too dear even with the cheapest one.
        if together < total:
            low += 1
        else:
            high -= 1
    return None


def main():
    _, total, *prices = map(int, sys.stdin.buffer.read().split())
    pair = find_pair(prices, total)
    print(*pair if pair else ['none'])


main()
