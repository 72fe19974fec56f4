# Right but too slow: goes over all friendships on every day.
import sys

n, m, k, kinds, *words = sys.stdin.read().split()
talks = [False] + [kind == 'T' for kind in kinds]
numbers = list(map(int, words))
pairs = [numbers[i : i + 2] for i in range(int(k), len(numbers), 2)]
known = set(numbers[: int(k)])
day = 0
while True:
    told = {b for a, b in pairs if a in known and talks[a]} | {a for a, b in pairs if b in known and talks[b]}
    if told <= known:
        break
    known |= told
    day += 1
print(len(known), day)
