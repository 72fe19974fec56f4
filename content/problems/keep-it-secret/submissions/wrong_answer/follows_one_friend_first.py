# Wrong: follows each friend to the end before the next one, so a long way may be met before a short one.
import sys

n, m, k, kinds, *words = sys.stdin.read().split()
numbers = list(map(int, words))
friends = [[] for _ in range(int(n) + 1)]
for i in range(int(k), len(numbers), 2):
    a, b = numbers[i : i + 2]
    friends[a].append(b)
    friends[b].append(a)
days = {}
stack = [(person, 0) for person in numbers[: int(k)]]
while stack:
    person, day = stack.pop()
    if person in days:
        continue
    days[person] = day
    if kinds[person - 1] == 'T':
        stack += [(friend, day + 1) for friend in friends[person]]
print(len(days), max(days.values()))
