def count_pictures(stamps):
    """Returns how many different numbers are in the list."""
    # Write your solution here.
    return 0


def main():
    input()  # The number of stamps; a list in Python knows its length.
    stamps = list(map(int, input().split()))
    print(count_pictures(stamps))


main()
