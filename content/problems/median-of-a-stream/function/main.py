from heapq import heappop, heappush


def runningMedians(readings):
    # The smaller half, negated so that its largest reading is on top, and the larger half.
    lower, upper = [], []
    medians = []
    for reading in readings:
        if lower and reading < -lower[0]:
            heappush(lower, -reading)
        else:
            heappush(upper, reading)
        # The lower half has as many readings as the upper one, or one more.
        if len(upper) > len(lower):
            heappush(lower, -heappop(upper))
        elif len(lower) > len(upper) + 1:
            heappush(upper, -heappop(lower))
        medians.append(-lower[0])
    return medians
