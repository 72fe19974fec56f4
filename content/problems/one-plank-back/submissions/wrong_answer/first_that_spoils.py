# Wrong: brings back the first plank that does not fit to those before it, and never asks whether one of those is to blame.
import sys
from math import gcd

_, *planks = map(int, sys.stdin.buffer.read().split())
common, returned = planks[0], planks.index(min(planks))
for i, plank in enumerate(planks):
    if plank % common:
        returned = i
        break
kept = planks[:returned] + planks[returned + 1 :]
length = gcd(*kept)
print(length, returned + 1, sum(kept) // length)
