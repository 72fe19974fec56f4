import sys


def answer(profits, requests):
    # totals[i] is the sum of the first i days.
    totals = [0]
    for profit in profits:
        totals.append(totals[-1] + profit)
    return [totals[last] - totals[first - 1] for first, last in requests]


def main():
    n, _, *numbers = map(int, sys.stdin.buffer.read().split())
    profits, bounds = numbers[:n], numbers[n:]
    print(*answer(profits, list(zip(bounds[::2], bounds[1::2]))), sep='\n')


main()
