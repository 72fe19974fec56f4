def best_round(points):
    """Returns the round, counted from 1, that brought the largest number of points; the first one if there are several."""
    # Write your solution here.
    return 1


def main():
    input()  # The number of rounds; a list in Python knows its length.
    points = list(map(int, input().split()))
    best = best_round(points)
    print(points[best - 1], best)


main()
