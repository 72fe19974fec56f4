# Wrong: of dishes with equal counts, the one that was ordered first comes first.
import sys
from collections import Counter

_, k, *orders = map(int, sys.stdin.buffer.read().split())
print(*(dish for dish, _ in Counter(orders).most_common(k)))
