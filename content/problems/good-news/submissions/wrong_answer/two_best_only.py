# Wrong: when a friend is left out, looks only at the two latest calls, though all behind the friend move forward.
import sys

n, *numbers = map(int, sys.stdin.buffer.read().split())
call, pairs = numbers[:n], numbers[n:]
friends = [[] for _ in range(n)]
for a, b in zip(pairs[0::2], pairs[1::2]):
    friends[a - 1].append(b - 1)
    friends[b - 1].append(a - 1)
parent, order = [-1] * n, [0]
for person in order:
    for friend in friends[person]:
        if friend != parent[person]:
            parent[friend] = person
            order.append(friend)
down, up, minutes = [0] * n, [0] * n, [0] * n
for person in reversed(order):
    below = sorted((down[friend] for friend in friends[person] if friend != parent[person]), reverse=True)
    down[person] = max((place * call[person] + time for place, time in enumerate(below, 1)), default=0)
for person in order:
    beyond = [(up[person] if friend == parent[person] else down[friend], friend) for friend in friends[person]]
    beyond.sort(reverse=True)
    ends = [place * call[person] + time for place, (time, _) in enumerate(beyond, 1)]
    minutes[person] = max(ends, default=0)
    latest = sorted(range(len(ends)), key=lambda place: -ends[place])[:2]
    for place, (_, friend) in enumerate(beyond):
        if friend != parent[person]:
            other = [late for late in latest if late != place]
            up[friend] = ends[other[0]] - (call[person] if other[0] > place else 0) if other else 0
print(*minutes)
