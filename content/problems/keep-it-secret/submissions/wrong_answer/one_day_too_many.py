# Wrong: counts the day after the last news as well, when somebody still tells it to friends who know it already.
import sys

n, m, k, kinds, *words = sys.stdin.read().split()
n, m, k = int(n), int(m), int(k)
numbers = [int(word) - 1 for word in words]
friends = [[] for _ in range(n)]
for a, b in zip(numbers[k::2], numbers[k + 1 :: 2]):
    friends[a].append(b)
    friends[b].append(a)
known, telling, day = set(numbers[:k]), numbers[:k], 0
while any(kinds[person] == 'T' and friends[person] for person in telling):
    day += 1
    new = {friend for person in telling if kinds[person] == 'T' for friend in friends[person]} - known
    known |= new
    telling = list(new)
print(len(known), day)
