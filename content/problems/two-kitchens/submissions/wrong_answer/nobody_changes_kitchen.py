# Wrong: gives each cook a kitchen at the first quarrel and never sends anybody, or a whole group, to the other one.
import sys

n, m, *numbers = map(int, sys.stdin.buffer.read().split())
kitchen = [None] * (n + 1)
for day, (first, second) in enumerate(zip(numbers[0::2], numbers[1::2]), start=1):
    if kitchen[first] is None and kitchen[second] is None:
        kitchen[first] = 0
    if kitchen[first] is None:
        kitchen[first] = 1 - kitchen[second]
    if kitchen[second] is None:
        kitchen[second] = 1 - kitchen[first]
    if kitchen[first] == kitchen[second]:
        print(day)
        break
else:
    print('peace')
