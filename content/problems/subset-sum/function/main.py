from bisect import bisect_right


def sums_of(weights):
    """Returns the sums of all subsets."""
    sums = [0]
    for weight in weights:
        sums += [total + weight for total in sums]
    return sums


def largestSum(most, weights):
    """Returns the largest sum of a subset of the weights that is not more than `most`."""
    middle = len(weights) // 2
    partners = sorted(sums_of(weights[middle:]))
    best = 0
    for total in sums_of(weights[:middle]):
        if total <= most:
            # The partners before this place are light enough; 0 is always one of them.
            place = bisect_right(partners, most - total)
            best = max(best, total + partners[place - 1])
    return best
