import sys


def calculate(text):
    """Returns the result of the expression."""
    # Write your solution here.
    return 0


def main():
    print(calculate(sys.stdin.readline().strip()))


main()
