import sys


def fairest_cut(pulls):
    whole = sum(pulls)
    best_cut, best_difference = 0, None
    left = 0
    for cut in range(1, len(pulls)):
        left += pulls[cut - 1]
        # The right piece pulls with whole - left.
        difference = abs(whole - 2 * left)
        if best_difference is None or difference < best_difference:
            best_cut, best_difference = cut, difference
    return best_cut, best_difference


def main():
    n, *pulls = map(int, sys.stdin.buffer.read().split())
    print(*fairest_cut(pulls))


main()
