def chooseDishes(orders, k):
    counts = {}
    for dish in orders:
        if dish not in counts:
            counts[dish] = 0
        counts[dish] += 1
    # The minus puts the larger count first, while the smaller number still comes first.
    return sorted(counts, key=lambda dish: (-counts[dish], dish))[:k]
