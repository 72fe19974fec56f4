# Wrong: says -1 as soon as there is a slippery stone before the last one, although the frog may jump over it.
import sys

_, *reach = map(int, sys.stdin.buffer.read().split())
jumps = end = farthest = 0
for stone in range(len(reach) - 1):
    if reach[stone] == 0:
        jumps = -1
        break
    farthest = max(farthest, stone + reach[stone])
    if stone == end:
        jumps += 1
        end = farthest
print(jumps)
