# Right but too slow: adds up the numbers of all pieces for each basket.
import sys
from collections import Counter
from random import getrandbits

_, size, *pieces = map(int, sys.stdin.buffer.read().split())
number = {kind: getrandbits(62) for kind in set(pieces)}
baskets = Counter(
    sum(number[kind] for kind in pieces[start : start + size]) for start in range(len(pieces) - size + 1)
)
print(sum(same * (same - 1) // 2 for same in baskets.values()))
