# Right but too slow: takes off either last bead and answers the same questions again and again.
import sys

sys.setrecursionlimit(10**6)
s, t = sys.stdin.read().split()


def beads(i, j):
    if i == 0 or j == 0:
        return 0
    if s[i - 1] == t[j - 1]:
        return beads(i - 1, j - 1) + 1
    return max(beads(i - 1, j), beads(i, j - 1))


print(beads(len(s), len(t)))
