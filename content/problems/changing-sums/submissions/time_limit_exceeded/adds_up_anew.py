# Right but too slow: adds up all accounts of each request.
import sys

n, _ = map(int, sys.stdin.readline().split())
balances = [0] * (n + 1)
for line in sys.stdin:
    kind, a, b = line.split()
    if kind == 'add':
        balances[int(a)] += int(b)
    else:
        print(sum(balances[int(a) : int(b) + 1]))
