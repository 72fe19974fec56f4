# Wrong: takes capital and small letters for the same.
import sys
from collections import Counter

garland, word = sys.stdin.read().lower().split()
missing = Counter(word)
lacking = len(word)
start = shortest = 0
for end, letter in enumerate(garland, start=1):
    lacking -= missing[letter] > 0
    missing[letter] -= 1
    while lacking == 0:
        if shortest == 0 or end - start < shortest:
            shortest = end - start
        missing[garland[start]] += 1
        lacking += missing[garland[start]] > 0
        start += 1
print(shortest or 'none')
