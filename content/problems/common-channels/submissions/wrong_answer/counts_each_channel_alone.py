# Wrong: takes every channel that k radios have, though they need not be the same radios for all of these channels.
import sys

n, k, *radios = map(int, sys.stdin.buffer.read().split())
decided = 0
for channel in reversed(range(60)):
    if sum(radio >> channel & 1 for radio in radios) >= k:
        decided |= 1 << channel
chosen = [i + 1 for i, radio in enumerate(radios) if radio & decided == decided]
print(decided)
print(*chosen[:k])
