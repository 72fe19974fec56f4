# Right but too slow: tries all triples of cards.
import sys
from itertools import combinations

_, *cards = map(int, sys.stdin.buffer.read().split())
print(len({hand for hand in combinations(sorted(cards), 3) if sum(hand) == 0}))
