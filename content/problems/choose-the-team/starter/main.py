import sys

MODULUS = 10**9 + 7


def count_teams(questions):
    """Returns the remainder for each question, which is a pair of n and k."""
    # Write your solution here.
    return [0] * len(questions)


def main():
    _, *numbers = map(int, sys.stdin.buffer.read().split())
    print(*count_teams(list(zip(numbers[::2], numbers[1::2]))), sep='\n')


main()
