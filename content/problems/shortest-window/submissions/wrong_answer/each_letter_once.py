# Wrong: asks only which letters are in the window, not how many of each the word needs.
import sys
from collections import Counter

garland, word = sys.stdin.read().split()
needed = set(word)
window = Counter()
complete = start = shortest = 0
for end, letter in enumerate(garland, start=1):
    window[letter] += 1
    complete += letter in needed and window[letter] == 1
    while complete == len(needed):
        if shortest == 0 or end - start < shortest:
            shortest = end - start
        window[garland[start]] -= 1
        complete -= garland[start] in needed and window[garland[start]] == 0
        start += 1
print(shortest or 'none')
