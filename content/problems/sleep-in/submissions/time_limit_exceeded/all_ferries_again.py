# Right but too slow: goes over all ferries until no minute changes any more.
import sys

n, _, deadline, *numbers = map(int, sys.stdin.buffer.read().split())
ferries = [numbers[i : i + 6] for i in range(0, len(numbers), 6)][::-1]
latest = [-1] * (n + 1)
latest[n] = deadline
changed = True
while changed:
    changed = False
    for a, b, s, p, c, d in ferries:
        spare = latest[b] - d - s
        if spare >= 0 and s + min(spare // p, c - 1) * p > latest[a]:
            latest[a] = s + min(spare // p, c - 1) * p
            changed = True
print(latest[1])
