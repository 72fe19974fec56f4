def editDistance(s, t):
    """Returns the smallest number of edits that turn s into t."""
    # row[j]: the edits from the letters of s so far to the first j letters of t.
    row = list(range(len(t) + 1))
    for i, letter in enumerate(s, start=1):
        above, row = row, [i]
        for j, wanted in enumerate(t, start=1):
            if letter == wanted:
                row.append(above[j - 1])
            else:
                row.append(1 + min(above[j - 1], above[j], row[j - 1]))  # replace, delete, insert
    return row[-1]
