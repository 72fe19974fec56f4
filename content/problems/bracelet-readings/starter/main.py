def first_reading(ring):
    """Returns the first reading in dictionary order, and the number of ways to get it."""
    # Write your solution here.
    return ring, 1


def main():
    print(*first_reading(input()))


main()
