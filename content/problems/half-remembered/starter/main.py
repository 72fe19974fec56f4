import sys


def possible_codes(pattern, total):
    """Returns all possible codes as strings, in rising order."""
    # Write your solution here.
    return []


def main():
    pattern, total = sys.stdin.read().split()
    codes = possible_codes(pattern, int(total))
    print(len(codes))
    if codes:
        print(codes[0], codes[-1])


main()
