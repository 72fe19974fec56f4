# Wrong: one nested call for each person on the way, and a village can be a long chain.
import sys

def main():
    d = list(map(int, sys.stdin.buffer.read().split()))
    n = d[0]
    c = d[1:n + 1]
    g = [[] for _ in range(n)]
    for a, b in zip(d[n + 1::2], d[n + 2::2]):
        g[a - 1].append(b - 1)
        g[b - 1].append(a - 1)
    memo = {}

    def f(v, p):
        if (v, p) in memo:
            return memo[v, p]
        ts = sorted((f(u, v) for u in g[v] if u != p), reverse=True)
        r = max(((i + 1) * c[v] + t for i, t in enumerate(ts)), default=0)
        memo[v, p] = r
        return r
    print(*[f(v, -1) for v in range(n)])
main()
