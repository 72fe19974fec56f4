# Wrong: opens every second hive, beginning with the first or with the second one, and never leaves two in a row closed.
import sys

_, *hives = map(int, sys.stdin.buffer.read().split())
print(max(sum(hives[0::2]), sum(hives[1::2])))
