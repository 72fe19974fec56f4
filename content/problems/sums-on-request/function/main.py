def answer(profits, requests):
    # totals[i] is the sum of the first i days.
    totals = [0]
    for profit in profits:
        totals.append(totals[-1] + profit)
    return [totals[last] - totals[first - 1] for first, last in requests]
