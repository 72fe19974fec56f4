# Wrong: takes for granted that the largest number is one of the two.
import sys

_, *keys = map(int, sys.stdin.read().split())
largest = max(keys)
print(max(largest ^ key for key in keys))
