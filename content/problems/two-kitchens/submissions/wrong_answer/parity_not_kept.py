# Wrong: shortens the ways to the head, but keeps for each cook only the step to the old next one.
import sys
w = list(map(int, sys.stdin.read().split()))
n, m = w[:2]
p = list(range(n + 1))
d = [0] * (n + 1)

def find(x):
    r = 0
    y = x
    while p[y] != y:
        r ^= d[y]
        y = p[y]
    while p[x] != y and x != y:
        nx = p[x]
        p[x] = y
        x = nx
    return (y, r)
for i in range(m):
    a, b = (w[2 + 2 * i], w[3 + 2 * i])
    (ra, pa), (rb, pb) = (find(a), find(b))
    if ra == rb:
        if pa == pb:
            print(i + 1)
            break
    else:
        p[ra] = rb
        d[ra] = pa ^ pb ^ 1
else:
    print('peace')
