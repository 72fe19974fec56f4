# Right but too slow: sorts all piles anew after every order.
import sys

_, at_once, *piles = map(int, sys.stdin.buffer.read().split())
piles += [0] * (-(len(piles) - 1) % (at_once - 1))
seconds = 0
while len(piles) > 1:
    piles.sort(reverse=True)
    merged = sum(piles[-at_once:])
    piles = piles[:-at_once] + [merged]
    seconds += merged
print(seconds)
