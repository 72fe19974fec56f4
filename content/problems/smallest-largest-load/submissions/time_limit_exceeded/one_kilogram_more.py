# Right but too slow: raises the load by one kilogram until the trips are enough.
import sys

_, trips, *weights = map(int, sys.stdin.read().split())
most = max(weights)
while True:
    used, load = 1, 0
    for weight in weights:
        load += weight
        if load > most:
            used += 1
            load = weight
    if used <= trips:
        break
    most += 1
print(most)
