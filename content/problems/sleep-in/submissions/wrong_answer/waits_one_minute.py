# Wrong: wants a spare minute for every change and before the deadline.
import heapq
import sys

n, _, deadline, *numbers = map(int, sys.stdin.buffer.read().split())
arriving = [[] for _ in range(n + 1)]
for i in range(0, len(numbers), 6):
    arriving[numbers[i + 1]].append(numbers[i : i + 6])
latest = [-1] * (n + 1)
latest[n] = deadline
waiting = [(-deadline, n)]
while waiting:
    minute, island = heapq.heappop(waiting)
    if -minute < latest[island]:
        continue
    for a, _, s, p, c, d in arriving[island]:
        spare = -minute - d - s - 1
        if spare >= 0 and s + min(spare // p, c - 1) * p > latest[a]:
            latest[a] = s + min(spare // p, c - 1) * p
            heapq.heappush(waiting, (-latest[a], a))
print(latest[1])
