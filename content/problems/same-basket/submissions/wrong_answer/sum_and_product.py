# Wrong: takes baskets for the same when the sums and the products of their kinds are equal.
import sys
from collections import Counter

MODULUS = 2**61 - 1
_, size, *pieces = map(int, sys.stdin.buffer.read().split())
total, product = sum(pieces[:size]), 1
for kind in pieces[:size]:
    product = product * kind % MODULUS
baskets = Counter([(total, product)])
inverse = {kind: pow(kind, -1, MODULUS) for kind in set(pieces)}
for left, come in zip(pieces, pieces[size:]):
    total += come - left
    product = product * come * inverse[left] % MODULUS
    baskets[total, product] += 1
print(sum(same * (same - 1) // 2 for same in baskets.values()))
