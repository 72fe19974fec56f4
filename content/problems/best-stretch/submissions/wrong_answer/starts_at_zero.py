# Wrong: allows a stretch without any day, so the answer is 0 when every day brings a loss.
import sys

_, *days = map(int, sys.stdin.buffer.read().split())
best = ending_here = 0
for day in days:
    ending_here = max(0, ending_here + day)
    best = max(best, ending_here)
print(best)
