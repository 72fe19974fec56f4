import sys


def count_periods(days, wanted):
    """Returns the number of periods to which exactly the wanted number of spices belongs."""
    # Write your solution here.
    return 0


def main():
    _, wanted, *days = map(int, sys.stdin.buffer.read().split())
    print(count_periods(days, wanted))


main()
