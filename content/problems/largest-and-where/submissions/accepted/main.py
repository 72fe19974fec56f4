def best_round(points):
    best = 0
    for i in range(1, len(points)):
        # Only more points replace the best round, so the first of several equal ones stays.
        if points[i] > points[best]:
            best = i
    return best + 1


def main():
    input()  # The number of rounds; a list in Python knows its length.
    points = list(map(int, input().split()))
    best = best_round(points)
    print(points[best - 1], best)


main()
