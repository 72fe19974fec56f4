# Wrong: lets a press go on making buttons in the last round while it cools down.
import sys

def main():
    w = list(map(int, sys.stdin.buffer.read().split()))
    n, k, m = w[:3]
    P = list(zip(w[3::3], w[4::3], w[5::3]))
    lo, hi = (0, 2 * 10 ** 15)
    while lo < hi:
        T = (lo + hi) // 2
        o = sorted((T // (r * t + p) * r + T % (r * t + p) // t for t, r, p in P), reverse=True)
        if sum(o[:k]) >= m:
            hi = T
        else:
            lo = T + 1
    print(lo)
main()
