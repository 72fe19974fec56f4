# Right but too slow: after a comparison that is lost, moves on by one bead instead of jumping over all that are out.
def first_reading(ring):
    count, twice = len(ring), ring + ring
    best, ways = 0, 1
    for start in range(1, count):
        equal = 0
        while equal < count and twice[best + equal] == twice[start + equal]:
            equal += 1
        if equal == count:
            ways += 1
        elif twice[start + equal] < twice[best + equal]:
            best, ways = start, 1
    return twice[best : best + count], ways


ring = input()
(reading, ways), (backwards, ways_back) = first_reading(ring), first_reading(ring[::-1])
if reading == backwards:
    ways += ways_back
elif backwards < reading:
    reading, ways = backwards, ways_back
print(reading, ways)
