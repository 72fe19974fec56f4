# Wrong: only turns the whole train in the evening; after a turn "behind" lies on the other side.
import sys

first, *lines = sys.stdin.read().splitlines()
size = int(first.split()[0])
behind = [*range(1, size + 1), 0]
ahead = [size, *range(size)]
turned = False
for line in lines:
    kind, *carriages = line.split()
    if kind == 'T':
        turned = not turned
        continue
    x, y = int(carriages[0]), int(carriages[1]) if kind == 'B' else 0
    behind[ahead[x]], ahead[behind[x]] = behind[x], ahead[x]
    after = behind[y]
    behind[y], ahead[x] = x, y
    behind[x], ahead[after] = after, x
train = []
carriage = behind[0]
while carriage:
    train.append(carriage)
    carriage = behind[carriage]
print(*(reversed(train) if turned else train))
