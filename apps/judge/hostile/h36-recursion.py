# H36: recurses endlessly, after lifting the recursion limit of its interpreter.
# expect: Memory Limit Exceeded, Runtime Error
# limit: 2000 ms
import sys

sys.setrecursionlimit(1 << 30)


def deeper(level):
    return deeper(level + 1) + [level] * 100


deeper(0)
