def countWays(steps):
    # One step can be climbed in one way only, and at the top there is nothing left to choose.
    if steps <= 1:
        return 1
    # The first stride takes one step or two; what is left is the same task with fewer steps.
    return countWays(steps - 1) + countWays(steps - 2)
