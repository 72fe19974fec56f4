# Wrong: prints what it has even if some courses wait for one another for ever.
import sys

count, _, *numbers = map(int, sys.stdin.buffer.read().split())
needed_by = [[] for _ in range(count + 1)]
missing = [0] * (count + 1)
for first, then in zip(numbers[::2], numbers[1::2]):
    needed_by[first].append(then)
    missing[then] += 1
order = [course for course in range(1, count + 1) if missing[course] == 0]
for course in order:
    for then in needed_by[course]:
        missing[then] -= 1
        if missing[then] == 0:
            order.append(then)
print(*order)
