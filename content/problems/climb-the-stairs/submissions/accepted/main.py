def count_ways(steps):
    # One step can be climbed in one way only, and at the top there is nothing left to choose.
    if steps <= 1:
        return 1
    # The first stride takes one step or two; what is left is the same task with fewer steps.
    return count_ways(steps - 1) + count_ways(steps - 2)


def main():
    print(count_ways(int(input())))


main()
