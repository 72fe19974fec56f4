# Wrong: lets a person call all friends at the same time, so only the slowest way counts.
import sys

n, *numbers = map(int, sys.stdin.buffer.read().split())
call, pairs = numbers[:n], numbers[n:]
friends = [[] for _ in range(n)]
for a, b in zip(pairs[0::2], pairs[1::2]):
    friends[a - 1].append(b - 1)
    friends[b - 1].append(a - 1)


def minutes_from(start):
    known = {start: 0}
    for person in (order := [start]):
        for friend in friends[person]:
            if friend not in known:
                known[friend] = known[person] + call[person]
                order.append(friend)
    return max(known.values())


print(*map(minutes_from, range(n)))
