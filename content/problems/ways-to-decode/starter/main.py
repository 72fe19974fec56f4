import sys


def count_ways(digits):
    """Returns the number of ways to decode the digits, modulo 1,000,000,007."""
    # Write your solution here.
    return 0


def main():
    print(count_ways(sys.stdin.readline().strip()))


main()
