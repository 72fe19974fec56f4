# Wrong: lets only the one village point to the other group; the rest of its own group stays behind.
import sys

count, _, *numbers = map(int, sys.stdin.buffer.read().split())
group = list(range(count + 1))
total, laid = 0, 0
for cost, a, b in sorted(zip(numbers[2::3], numbers[::3], numbers[1::3])):
    if group[a] != group[b]:
        group[a] = group[b]
        total += cost
        laid += 1
print(total if laid >= count - 1 else 'impossible')
