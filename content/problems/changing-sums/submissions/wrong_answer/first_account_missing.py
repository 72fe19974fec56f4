# Wrong: subtracts the sum up to account l, so account l itself is missing.
import sys

n, _ = map(int, sys.stdin.readline().split())
tree = [0] * (n + 1)


def up_to(i):
    total = 0
    while i:
        total += tree[i]
        i &= i - 1
    return total


for line in sys.stdin:
    kind, a, b = line.split()
    a, b = int(a), int(b)
    if kind == 'sum':
        print(up_to(b) - up_to(a))
    else:
        while a <= n:
            tree[a] += b
            a += a & -a
