def first_reading(ring):
    """Returns the first of all readings in one direction, and how many beads it can begin with."""
    count = len(ring)
    twice = ring + ring
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
    ways = count // abs(i - j) if equal == count else 1
    return twice[start : start + count], ways


def main():
    ring = input()
    reading, ways = first_reading(ring)
    backwards, ways_back = first_reading(ring[::-1])
    if backwards == reading:
        ways += ways_back
    elif backwards < reading:
        reading, ways = backwards, ways_back
    print(reading, ways)


main()
