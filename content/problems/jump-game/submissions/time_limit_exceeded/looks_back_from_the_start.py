# Right but too slow: looks for each stone from the start for the first one that leads to it.
import sys

_, *reach = map(int, sys.stdin.buffer.read().split())
jumps = [0]
for stone in range(1, len(reach)):
    before = 0
    while before < stone and (jumps[before] < 0 or before + reach[before] < stone):
        before += 1
    jumps.append(jumps[before] + 1 if before < stone else -1)
print(jumps[-1])
