# Wrong: counts the ways in the direction that gives the first reading, but not those in the other direction that give the same.
def first_reading(ring):
    count, twice = len(ring), ring + ring
    i, j, equal = 0, 1, 0
    while i < count and j < count and equal < count:
        if twice[i + equal] == twice[j + equal]:
            equal += 1
            continue
        if twice[i + equal] > twice[j + equal]:
            i += equal + 1
        else:
            j += equal + 1
        if i == j:
            j += 1
        equal = 0
    start = min(i, j)
    return twice[start : start + count], count // abs(i - j) if equal == count else 1


ring = input()
print(*min(first_reading(ring), first_reading(ring[::-1])))
