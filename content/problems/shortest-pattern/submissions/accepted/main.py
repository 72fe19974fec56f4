def shortest_pattern(stitches):
    count = len(stitches)
    # shortest[start][end]: for the stitches from start to end, without the one at end.
    shortest = [[0] * (count + 1) for _ in range(count)]
    for start in reversed(range(count)):
        for end in range(start + 1, count + 1):
            length = end - start
            best = length
            for cut in range(start + 1, end):
                best = min(best, shortest[start][cut] + shortest[cut][end])
            for period in range(1, length):
                if length % period == 0 and stitches[start : end - period] == stitches[start + period : end]:
                    repeats = str(length // period)
                    best = min(best, len(repeats) + 2 + shortest[start][start + period])
            shortest[start][end] = best
    return shortest[0][count]


print(shortest_pattern(input()))
