from bisect import bisect_left


def longestClimb(peaks):
    """Returns the largest number of peaks, from left to right, of which each is higher than the one before."""
    # lowest_end[k]: the lowest last peak of a climb with k + 1 peaks. These heights rise.
    lowest_end = []
    for peak in peaks:
        if not lowest_end or peak > lowest_end[-1]:
            lowest_end.append(peak)
        else:
            lowest_end[bisect_left(lowest_end, peak)] = peak  # the first end that is not lower
    return len(lowest_end)
