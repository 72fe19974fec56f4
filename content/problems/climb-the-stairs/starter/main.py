def count_ways(steps):
    """Returns the number of ways to climb so many steps."""
    # Write your solution here.
    return 0


def main():
    print(count_ways(int(input())))


main()
