def longestLight(batteries):
    total = sum(batteries)
    others = total - max(batteries)
    # Each minute takes two minutes of charge, and at least one of them from a battery other than the strongest.
    return min(total // 2, others)
