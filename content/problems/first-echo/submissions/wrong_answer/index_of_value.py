# Wrong: asks for the first place of the partner, not for the most recent one.
import sys
w = sys.stdin.read().split()
S = int(w[1])
a = list(map(int, w[2:]))
seen = set()
for j, x in enumerate(a):
    if S - x in seen:
        print(a.index(S - x) + 1, j + 1)
        break
    seen.add(x)
else:
    print('none')
