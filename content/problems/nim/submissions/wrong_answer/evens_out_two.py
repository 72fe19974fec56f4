# Wrong: makes the two largest heaps equal, which wins with two heaps but not with more.
import sys

_, *heaps = map(int, sys.stdin.buffer.read().split())
order = sorted(range(len(heaps)), key=lambda i: -heaps[i])
if len(heaps) == 1:
    print(1, heaps[0])
elif heaps[order[0]] == heaps[order[1]]:
    print('lost')
else:
    print(order[0] + 1, heaps[order[0]] - heaps[order[1]])
