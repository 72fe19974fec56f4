# Wrong: takes a course as soon as one of the courses that it needs is taken.
import sys

count, _, *numbers = map(int, sys.stdin.buffer.read().split())
needed_by = [[] for _ in range(count + 1)]
starts = set(range(1, count + 1))
for first, then in zip(numbers[::2], numbers[1::2]):
    needed_by[first].append(then)
    starts.discard(then)
order = sorted(starts)
seen = set(order)
for course in order:
    for then in needed_by[course]:
        if then not in seen:
            seen.add(then)
            order.append(then)
print(*order if len(order) == count else ['impossible'])
