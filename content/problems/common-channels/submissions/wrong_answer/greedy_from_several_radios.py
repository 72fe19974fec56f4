# Wrong: begins with each of the largest integers and then always takes the radio along that leaves the largest AND.
import sys

n, k, *radios = map(int, sys.stdin.buffer.read().split())
largest, chosen = -1, []
for first in sorted(range(n), key=lambda i: -radios[i])[:20]:
    common, team = radios[first], {first}
    while len(team) < k:
        following = max((i for i in range(n) if i not in team), key=lambda i: radios[i] & common)
        common &= radios[following]
        team.add(following)
    able = [i + 1 for i in range(n) if radios[i] & common == common][:k]
    if common > largest or (common == largest and able < chosen):
        largest, chosen = common, able
print(largest)
print(*chosen)
