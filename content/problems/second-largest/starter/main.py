def silver_points(points):
    """Returns the second largest different number, or None if all are equal."""
    # Write your solution here.
    return None


def main():
    input()  # The number of teams; a list in Python knows its length.
    points = list(map(int, input().split()))
    silver = silver_points(points)
    print('none' if silver is None else silver)


main()
