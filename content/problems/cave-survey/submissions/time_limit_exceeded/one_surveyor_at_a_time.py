# Right but too slow: for each further surveyor walks through the whole cave to find the way with most new metres.
import sys

n, _, *numbers = map(int, sys.stdin.buffer.read().split())
parents = [0, 0, *numbers[0 : 2 * n - 2 : 2]]
left = [0, 0, *numbers[1 : 2 * n - 2 : 2]]
behind = [[] for _ in range(n + 1)]
for chamber in range(2, n + 1):
    behind[parents[chamber]].append(chamber)
order = [1]
for chamber in order:
    order += behind[chamber]
totals = [0]
while True:
    new = [0] * (n + 1)
    for chamber in order[1:]:
        new[chamber] = new[parents[chamber]] + left[chamber]
    end = max(order, key=lambda chamber: new[chamber])
    if new[end] == 0:
        break
    totals.append(totals[-1] + new[end])
    while end:
        left[end] = 0
        end = parents[end]
print(*(totals[min(size, len(totals) - 1)] for size in numbers[2 * n - 2 :]))
