# Wrong: counts only the trades in the largest branch of a child together with the person, not those of all children together.
import sys

n, least, *numbers = map(int, sys.stdin.buffer.read().split())
trades, parents = [0, *numbers[:n]], [0, 0, *numbers[n:]]
children = [[] for _ in range(n + 1)]
for person in range(2, n + 1):
    children[parents[person]].append(person)
order = [1]
for person in order:
    order += children[person]
size, tables, rooted = [1] * (n + 1), [None] * (n + 1), [0] * (n + 1)
for person in reversed(order):
    heir = max(children[person], key=lambda child: size[child], default=0)
    size[person] += sum(size[child] for child in children[person])
    tables[person], rooted[person] = (tables[heir], rooted[heir]) if heir else ({}, 0)
    people = tables[person].get(trades[person], 0) + 1
    tables[person][trades[person]] = people
    rooted[person] += people == least
print(*rooted[1:])
