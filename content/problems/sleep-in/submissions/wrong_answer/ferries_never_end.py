# Wrong: takes for granted that each ferry leaves again and again, without a last departure.
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
    for a, _, s, p, _, d in arriving[island]:
        spare = -minute - d - s
        if spare >= 0 and spare // p * p + s > latest[a]:
            latest[a] = spare // p * p + s
            heapq.heappush(waiting, (-latest[a], a))
print(latest[1])
