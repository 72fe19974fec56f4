# Wrong: goes through the huts from the last number to the first, as if each hut had a larger number than the one above it.
import sys

n, *words = map(int, sys.stdin.read().split())
fun, up = words[:n], [0] + [hut - 1 for hut in words[n:]]
best, down = max(fun), [0] * n
for hut in reversed(range(1, n)):
    here = fun[hut] + down[hut]
    best = max(best, here, fun[up[hut]] + down[up[hut]] + here)
    down[up[hut]] = max(down[up[hut]], here)
print(max(best, fun[0] + down[0]))
