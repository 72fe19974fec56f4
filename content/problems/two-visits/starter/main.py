import sys


def count_days(stays):
    """Returns the smallest number of days on which the doctor has to come.

    A stay is a list [first day, last day].
    """
    # Write your solution here.
    return 0


def main():
    _, *numbers = map(int, sys.stdin.buffer.read().split())
    stays = [numbers[i : i + 2] for i in range(0, len(numbers), 2)]
    print(count_days(stays))


main()
