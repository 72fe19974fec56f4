# Wrong: compares each hive only with the next one and opens the better of the two.
import sys

_, *hives = map(int, sys.stdin.buffer.read().split())
honey, at = 0, 0
while at < len(hives):
    if at + 1 < len(hives) and hives[at + 1] > hives[at]:
        at += 1
    honey += hives[at]
    at += 2
print(honey)
