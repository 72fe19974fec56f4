# Wrong: always goes to the nearest place that is left, and pays for it with long ways at the end.
import sys

n, *numbers = map(int, sys.stdin.read().split())
minutes = [numbers[i * n : (i + 1) * n] for i in range(n)]
left = set(range(1, n))
place = total = 0
while left:
    following = min(left, key=lambda other: minutes[place][other])
    total += minutes[place][following]
    left.remove(following)
    place = following
print(total + minutes[place][0])
