# Wrong: begins with the first one of the longest runs of the smallest letter, without comparing what comes behind it.
import re


def first_reading(ring):
    count = len(ring)
    longest = max(re.finditer(f'{min(ring)}+', ring + ring), key=lambda run: len(run.group()))
    start = longest.start() % count
    reading = ring[start:] + ring[:start]
    return reading, count // (reading + reading).find(reading, 1)


ring = input()
(reading, ways), (backwards, ways_back) = first_reading(ring), first_reading(ring[::-1])
if reading == backwards:
    ways += ways_back
elif backwards < reading:
    reading, ways = backwards, ways_back
print(reading, ways)
