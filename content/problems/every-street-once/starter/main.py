import sys


def find_drive(count, streets):
    """Returns the corners of a drive through all streets, or None. Each street is a pair of corners."""
    # Write your solution here.
    return None


def main():
    count, _, *numbers = map(int, sys.stdin.buffer.read().split())
    drive = find_drive(count, list(zip(numbers[::2], numbers[1::2])))
    print(*drive if drive else ['impossible'])


main()
