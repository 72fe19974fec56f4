# Right but too slow: searches the number of each file from the root on.
import sys

_, *lines = sys.stdin
files = [None, *(tuple(map(int, line.split())) for line in lines)]
found = 0
for file in range(1, len(files)):
    value = files[file][0]
    place = 1
    while place and files[place][0] != value:
        place = files[place][1 if value < files[place][0] else 2]
    found += place == file
print(found)
