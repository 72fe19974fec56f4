# Wrong: reverses the wagons that are left at the end, too, although they are no full group.
import sys

_, k, first, *pointers = map(int, sys.stdin.buffer.read().split())
following = [0, *pointers]
train = []
wagon = first
while wagon:
    train.append(wagon)
    wagon = following[wagon]
last = 0
for start in range(0, len(train), k):
    for wagon in reversed(train[start : start + k]):
        following[last] = wagon
        last = wagon
following[last] = 0
print(following[0])
print(*following[1:])
