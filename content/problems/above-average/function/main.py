def countAboveMean(amounts):
    total = sum(amounts)
    count = 0
    for amount in amounts:
        # The same as amount > total / n, with both sides times n, so that no fraction is needed.
        if amount * len(amounts) > total:
            count += 1
    return count
