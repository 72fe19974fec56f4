# Right but too slow: begins at each letter anew.
import sys
from collections import Counter

garland, word = sys.stdin.read().split()
needed = Counter(word)
shortest = 0
for start in range(len(garland)):
    missing, lacking = needed.copy(), len(word)
    for end in range(start, len(garland)):
        letter = garland[end]
        if missing[letter] > 0:
            missing[letter] -= 1
            lacking -= 1
        if lacking == 0:
            if shortest == 0 or end - start + 1 < shortest:
                shortest = end - start + 1
            break
print(shortest or 'none')
