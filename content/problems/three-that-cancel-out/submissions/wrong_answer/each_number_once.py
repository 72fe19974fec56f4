# Wrong: throws away equal cards at the beginning, so that no hand can hold the same number twice.
import sys

_, *cards = map(int, sys.stdin.buffer.read().split())
cards = sorted(set(cards))
hands = 0
for first, smallest in enumerate(cards):
    left, right = first + 1, len(cards) - 1
    while left < right:
        total = smallest + cards[left] + cards[right]
        if total == 0:
            hands += 1
        if total <= 0:
            left += 1
        else:
            right -= 1
print(hands)
