def count_steps(number):
    """Returns the number of steps from the number to 1."""
    # Write your solution here.
    return 0


def main():
    print(count_steps(int(input())))


main()
