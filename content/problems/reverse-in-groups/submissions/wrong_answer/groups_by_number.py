# Wrong: takes the wagons 1 to k for the first group, instead of the first k wagons of the train.
import sys

n, k, first, *pointers = map(int, sys.stdin.buffer.read().split())
following = [first, *pointers]
train = []
for start in range(1, n + 1, k):
    group = list(range(start, min(start + k, n + 1)))
    train += group[::-1] if len(group) == k else group
for wagon, after in zip([0, *train], [*train, 0]):
    following[wagon] = after
print(following[0])
print(*following[1:])
