# Right but too slow: marks all ancestors of the one, and goes up from the other until one of them is marked.
import sys

n, _, *rest = map(int, sys.stdin.buffer.read().split())
parents = [0, *rest[:n]]
for a, b in zip(rest[n::2], rest[n + 1 :: 2]):
    ancestors = set()
    while a:
        ancestors.add(a)
        a = parents[a]
    while b not in ancestors:
        b = parents[b]
    print(b)
