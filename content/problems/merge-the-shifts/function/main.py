def merge(shifts):
    merged = []
    for begin, end in sorted(shifts):
        # Shifts come by their begin, so only the last period can go on.
        if merged and begin <= merged[-1][1]:
            merged[-1][1] = max(merged[-1][1], end)
        else:
            merged.append([begin, end])
    return merged
