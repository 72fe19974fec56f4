# Wrong: lets the species with the larger number go up, although a parent may have a larger number than its child.
import sys

n, _, *rest = map(int, sys.stdin.buffer.read().split())
parents = [0, *rest[:n]]
for a, b in zip(rest[n::2], rest[n + 1 :: 2]):
    while a != b and a and b:
        if a > b:
            a = parents[a]
        else:
            b = parents[b]
    print(max(a, b))
