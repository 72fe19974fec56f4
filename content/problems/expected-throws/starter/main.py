def expected_throws(length, faces):
    """Returns the expected number of throws."""
    # Write your solution here.
    return 0.0


def main():
    length, faces = map(int, input().split())
    print(expected_throws(length, faces))


main()
