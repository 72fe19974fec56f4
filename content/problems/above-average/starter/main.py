def count_above_mean(amounts):
    """Returns how many of the amounts are greater than their mean."""
    # Write your solution here.
    return 0


def main():
    input()  # The number of flats; a list in Python knows its length.
    amounts = list(map(int, input().split()))
    print(count_above_mean(amounts))


main()
