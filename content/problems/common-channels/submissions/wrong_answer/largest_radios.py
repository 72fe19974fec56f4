# Wrong: takes the k largest integers, which may have little in common.
import sys

n, k, *radios = map(int, sys.stdin.buffer.read().split())
chosen = sorted(sorted(range(n), key=lambda i: -radios[i])[:k])
together = radios[chosen[0]]
for i in chosen:
    together &= radios[i]
print(together)
print(*(i + 1 for i in chosen))
