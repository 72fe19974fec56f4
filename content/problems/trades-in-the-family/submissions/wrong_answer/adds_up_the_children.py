# Wrong: a trade counts for a parent only if it is rooted in the branch of a child already or the parent completes it there.
import sys

n, least, *numbers = map(int, sys.stdin.buffer.read().split())
trades = [0, *numbers[:n]]
parents = [0, 0, *numbers[n:]]
children = [[] for _ in trades]
for person in range(2, n + 1):
    children[parents[person]].append(person)
order = [1]
for person in order:
    order += children[person]
tables = [{} for _ in trades]
rooted = [0] * (n + 1)
for person in reversed(order):
    table = {}
    for child in children[person]:
        if len(tables[child]) > len(table):
            table, tables[child] = tables[child], table
        for trade, people in tables[child].items():
            table[trade] = max(people, table.get(trade, 0))
        tables[child] = {}
        rooted[person] = max(rooted[person], rooted[child])
    trade = trades[person]
    table[trade] = table.get(trade, 0) + 1
    rooted[person] += table[trade] == least
    tables[person] = table
print(*rooted[1:])
