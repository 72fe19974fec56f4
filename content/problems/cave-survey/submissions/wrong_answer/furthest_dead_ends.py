# Wrong: sends the surveyors to the dead ends that lie furthest from the entrance, though they may share most of the way.
import sys

n, _, *numbers = map(int, sys.stdin.buffer.read().split())
parents = [0, 0, *numbers[0 : 2 * n - 2 : 2]]
lengths = [0, 0, *numbers[1 : 2 * n - 2 : 2]]
behind = [[] for _ in range(n + 1)]
for chamber in range(2, n + 1):
    behind[parents[chamber]].append(chamber)
depth = [0] * (n + 1)
order = [1]
for chamber in order:
    for other in behind[chamber]:
        depth[other] = depth[chamber] + lengths[other]
        order.append(other)
measured = {1}
totals = [0]
for end in sorted((chamber for chamber in order if not behind[chamber]), key=lambda end: -depth[end]):
    metres = 0
    while end not in measured:
        measured.add(end)
        metres += lengths[end]
        end = parents[end]
    totals.append(totals[-1] + metres)
print(*(totals[min(size, len(totals) - 1)] for size in numbers[2 * n - 2 :]))
