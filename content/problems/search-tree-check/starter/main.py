import sys


def count_found(files):
    """Returns how many files are found; files[i] is the number, the left and the right child of file i."""
    # Write your solution here.
    return 0


def main():
    _, *lines = sys.stdin
    files = [None, *(tuple(map(int, line.split())) for line in lines)]
    print(count_found(files))


main()
