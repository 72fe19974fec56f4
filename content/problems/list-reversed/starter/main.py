def reverse_train(carriages):
    """Returns the list of carriages in reverse order."""
    # Write your solution here.
    return carriages


def main():
    input()  # The number of carriages; a list in Python knows its length.
    carriages = list(map(int, input().split()))
    print(*reverse_train(carriages))


main()
