# Wrong: gives up everything below a file that is not found, although the search may pass this file.
import sys

_, *lines = sys.stdin
files = [None, *(tuple(map(int, line.split())) for line in lines)]
found = 0
places = [(1, 0, float('inf'))]
while places:
    file, low, high = places.pop()
    value, left, right = files[file]
    if not low < value < high:
        continue
    found += 1
    if left:
        places.append((left, low, value))
    if right:
        places.append((right, value, high))
print(found)
