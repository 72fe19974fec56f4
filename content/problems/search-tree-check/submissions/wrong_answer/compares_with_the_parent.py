# Wrong: compares each file with its parent only, not with all files at which the search turned before.
import sys

_, *lines = sys.stdin
files = [None, *(tuple(map(int, line.split())) for line in lines)]
found = 1
for value, left, right in files[1:]:
    found += left > 0 and files[left][0] < value
    found += right > 0 and files[right][0] > value
print(found)
