def countBeads(s, t):
    """Returns the largest number of beads that can stay on each thread when both look the same."""
    # row[j]: the beads that can stay, of those of s so far and the first j of t.
    row = [0] * (len(t) + 1)
    for bead in s:
        above, row = row, [0]
        for j, other in enumerate(t, start=1):
            if bead == other:
                row.append(above[j - 1] + 1)
            else:
                row.append(max(above[j], row[j - 1]))
    return row[-1]
