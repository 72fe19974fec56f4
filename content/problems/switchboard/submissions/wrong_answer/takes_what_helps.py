# Wrong: goes through the switches once and flips each one that makes the picture larger; counts all choices of switches.
import sys

n, q, *numbers = map(int, sys.stdin.buffer.read().split())
switches = numbers[:n]
for l, r in zip(numbers[n::2], numbers[n + 1 :: 2]):
    largest = 0
    for switch in sorted(switches[l - 1 : r], reverse=True):
        largest = max(largest, largest ^ switch)
    print(largest, 2 ** min(30, r - l + 1))
