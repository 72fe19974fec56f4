# Right but too slow: tries every first word and answers the same question about the rest again and again.
import sys
from math import inf

sys.setrecursionlimit(10**6)
text, _, *words = sys.stdin.read().split()


def fewest(start):
    if start == len(text):
        return 0
    return 1 + min((fewest(start + len(word)) for word in words if text.startswith(word, start)), default=inf)


count = fewest(0)
print(count if count < inf else -1)
