# Wrong: keeps the weights in a set, so equal parcels are printed once.
import sys

sys.stdin.readline()
weights = set()
for line in sys.stdin:
    _, *queue = map(int, line.split())
    weights.update(queue)
print(*sorted(weights))
