def findPair(prices, total):
    low, high = 0, len(prices) - 1
    while low < high:
        together = prices[low] + prices[high]
        if together == total:
            return low + 1, high + 1
        # Too cheap even with the dearest partner that is left, or too dear even with the cheapest one.
        if together < total:
            low += 1
        else:
            high -= 1
    return []
