import sys


def count_overtakings(minutes, cyclists):
    """Returns the number of pairs in which one cyclist has overtaken the other one.

    A cyclist is a list [place at minute 0, speed].
    """
    # Write your solution here.
    return 0


def main():
    _, minutes, *numbers = map(int, sys.stdin.buffer.read().split())
    cyclists = [numbers[i : i + 2] for i in range(0, len(numbers), 2)]
    print(count_overtakings(minutes, cyclists))


main()
