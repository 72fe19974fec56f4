def bestStretch(days):
    """Returns the largest sum of one or more days in a row."""
    best = ending_here = days[0]
    for day in days[1:]:
        # A stretch that ends today goes on from yesterday's, or begins anew if that one only costs coins.
        ending_here = max(ending_here + day, day)
        best = max(best, ending_here)
    return best
