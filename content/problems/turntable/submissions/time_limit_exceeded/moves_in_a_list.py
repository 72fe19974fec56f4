# Right but too slow: writes a plain list anew for each move, and turns all of it.
import sys

first, *lines = sys.stdin.read().splitlines()
train = list(range(1, int(first.split()[0]) + 1))
for line in lines:
    kind, *carriages = line.split()
    if kind == 'T':
        train.reverse()
        continue
    x = int(carriages[0])
    train = [carriage for carriage in train if carriage != x]
    train.insert(train.index(int(carriages[1])) + 1 if kind == 'B' else 0, x)
print(*train)
