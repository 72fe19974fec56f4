# Wrong: computes the depths in the order of the numbers, although a parent may have a larger number than its child.
import sys

n, _, *rest = map(int, sys.stdin.buffer.read().split())
up = [[0, *rest[:n]]]
while 2 ** len(up) < n:
    up.append([up[-1][middle] for middle in up[-1]])
depths = [0] * (n + 1)
for species in range(2, n + 1):
    depths[species] = depths[up[0][species]] + 1
for a, b in zip(rest[n::2], rest[n + 1 :: 2]):
    if depths[a] < depths[b]:
        a, b = b, a
    for level in reversed(up):
        if level[a] and depths[level[a]] >= depths[b]:
            a = level[a]
    if a != b:
        for level in reversed(up):
            if level[a] != level[b]:
                a, b = level[a], level[b]
        a = up[0][a]
    print(a)
