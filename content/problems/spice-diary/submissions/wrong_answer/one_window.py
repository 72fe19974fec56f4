# Wrong: for each last day only the longest period with k spices counts, not the shorter ones that have as many.
import sys

_, wanted, *days = map(int, sys.stdin.buffer.read().split())
uses = [0] * 30
first = spices = found = 0
for day in days:
    for j in range(30):
        if day >> j & 1:
            spices += uses[j] == 0
            uses[j] += 1
    while spices > wanted:
        for j in range(30):
            if days[first] >> j & 1:
                uses[j] -= 1
                spices -= uses[j] == 0
        first += 1
    found += spices == wanted
print(found)
