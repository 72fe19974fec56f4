# Wrong: never walks across the end of the path.
import sys

_, around, place, *benches = map(int, sys.stdin.buffer.read().split())
benches.sort()
low, high = 0, around - 1
while low < high:
    middle = (low + high) // 2
    count = first = 0
    for last, bench in enumerate(benches):
        while bench - benches[first] > middle:
            first += 1
        count += last - first
    if count >= place:
        high = middle
    else:
        low = middle + 1
print(low)
