# Right but too slow: goes through all rules for each course that might be next.
import sys

count, _, *numbers = map(int, sys.stdin.buffer.read().split())
rules = list(zip(numbers[::2], numbers[1::2]))
left = list(range(1, count + 1))
order = []
taken = set()
while left:
    ready = [course for course in left if not any(then == course and first not in taken for first, then in rules)]
    if not ready:
        break
    order.append(ready[0])
    taken.add(ready[0])
    left.remove(ready[0])
print(*order if not left else ['impossible'])
