import sys


def fewest_coins(bells):
    """Returns the least number of coins, or None if some bell must be late.

    `bells` is a list of lists [hours, deadline, most_saved, price].
    """
    # Write your solution here.
    return 0


def main():
    numbers = list(map(int, sys.stdin.buffer.read().split()))
    bells = [numbers[k : k + 4] for k in range(1, len(numbers), 4)]
    coins = fewest_coins(bells)
    print('impossible' if coins is None else coins)


main()
