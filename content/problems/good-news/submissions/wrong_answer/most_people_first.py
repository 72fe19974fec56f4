# Wrong: calls the friend behind whom most people live first, instead of the one behind whom it takes longest.
import sys

n, *numbers = map(int, sys.stdin.buffer.read().split())
call, pairs = numbers[:n], numbers[n:]
friends = [[] for _ in range(n)]
for a, b in zip(pairs[0::2], pairs[1::2]):
    friends[a - 1].append(b - 1)
    friends[b - 1].append(a - 1)


def minutes_from(start):
    order, parent = [start], {start: None}
    for person in order:
        for friend in friends[person]:
            if friend != parent[person]:
                parent[friend] = person
                order.append(friend)
    size, down = [1] * n, [0] * n
    for person in reversed(order):
        below = sorted((-size[friend], down[friend]) for friend in friends[person] if friend != parent[person])
        size[person] -= sum(less for less, _ in below)
        down[person] = max((place * call[person] + time for place, (_, time) in enumerate(below, 1)), default=0)
    return down[start]


print(*map(minutes_from, range(n)))
