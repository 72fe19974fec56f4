# Wrong: subtracts the lowest state of the cash box from the highest one, even if the lowest comes later.
import sys
from itertools import accumulate

_, *days = map(int, sys.stdin.buffer.read().split())
states = [0, *accumulate(days)]
print(max(states[1:]) - min(states[:-1]))
