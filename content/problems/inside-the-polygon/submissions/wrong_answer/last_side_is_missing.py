# Wrong: forgets the side from the last corner back to the first.
import sys

n, _, *words = map(int, sys.stdin.read().split())
places = list(zip(words[::2], words[1::2]))
sides = list(zip(places[: n - 1], places[1:n]))
twice = abs(sum(ax * by - ay * bx for (ax, ay), (bx, by) in sides))
print(f'{twice // 2}.{twice % 2 * 5}')
for x, y in places[n:]:
    place = 'outside'
    for (ax, ay), (bx, by) in sides:
        turn = (bx - ax) * (y - ay) - (by - ay) * (x - ax)
        if turn == 0 and min(ax, bx) <= x <= max(ax, bx) and min(ay, by) <= y <= max(ay, by):
            place = 'border'
            break
        if ay <= y < by and turn > 0 or by <= y < ay and turn < 0:
            place = 'inside' if place == 'outside' else 'outside'
    print(place)
