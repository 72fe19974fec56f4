# Right but too slow: tries both choices at every hive and answers the same questions again and again.
import sys

sys.setrecursionlimit(10**6)
_, *hives = map(int, sys.stdin.buffer.read().split())


def most_honey_from(i):
    if i >= len(hives):
        return 0
    return max(hives[i] + most_honey_from(i + 2), most_honey_from(i + 1))


print(most_honey_from(0))
