# Right but too slow: tries every edit at the ends of the words and answers the same questions again and again.
import sys

sys.setrecursionlimit(10**6)
s, t = sys.stdin.read().split()


def edits(i, j):
    if i == 0 or j == 0:
        return i + j
    if s[i - 1] == t[j - 1]:
        return edits(i - 1, j - 1)
    return 1 + min(edits(i - 1, j - 1), edits(i - 1, j), edits(i, j - 1))


print(edits(len(s), len(t)))
