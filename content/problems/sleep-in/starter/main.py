import sys


def latest_start(islands, deadline, ferries):
    """Returns the latest minute at which Meera can leave island 1, or -1.

    A ferry is a list [a, b, s, p, c, d] as in the statement.
    """
    # Write your solution here.
    return -1


def main():
    islands, _, deadline, *numbers = map(int, sys.stdin.buffer.read().split())
    ferries = [numbers[i : i + 6] for i in range(0, len(numbers), 6)]
    print(latest_start(islands, deadline, ferries))


main()
