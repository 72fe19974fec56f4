import sys


def choose_radios(taken, radios):
    """Returns the largest AND and the list of the chosen radios, counted from 1."""
    # Write your solution here.
    return 0, []


def main():
    n, k, *radios = map(int, sys.stdin.buffer.read().split())
    largest, chosen = choose_radios(k, radios)
    print(largest)
    print(*chosen)


main()
