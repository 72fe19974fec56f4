# Right but too slow: looks at each station of each request.
import sys

n, _ = map(int, sys.stdin.readline().split())
shown = [0] * n
for line in sys.stdin:
    kind, a, b = line.split()
    if kind == 'set':
        shown[int(a) - 1] = int(b)
    else:
        asked = shown[int(a) - 1 : int(b)]
        lowest = min(asked)
        print(lowest, asked.count(lowest))
