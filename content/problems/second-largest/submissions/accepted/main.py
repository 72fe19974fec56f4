def silver_points(points):
    gold = max(points)
    silver = None
    for number in points:
        # The first number that is not gold is taken in any case, later ones only if they are larger.
        if number != gold and (silver is None or number > silver):
            silver = number
    return silver


def main():
    input()  # The number of teams; a list in Python knows its length.
    points = list(map(int, input().split()))
    silver = silver_points(points)
    print('none' if silver is None else silver)


main()
