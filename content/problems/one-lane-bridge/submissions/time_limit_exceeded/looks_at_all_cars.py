# Right but too slow: looks through all cars for those who are waiting whenever the bridge gets free.
import sys

first, *lines = sys.stdin.read().splitlines()
_, crossing, most = map(int, first.split())
cars = [(int(second), side) for second, side in map(str.split, lines)]
sent = [-1] * len(cars)
side, in_a_row, now = 'W', 0, 0
for _ in cars:
    left = [i for i in range(len(cars)) if sent[i] < 0]
    now = max(now, cars[left[0]][0])
    waiting = {name: [i for i in left if cars[i][1] == name and cars[i][0] <= now] for name in 'WE'}
    other = 'E' if side == 'W' else 'W'
    if not waiting[side] or (in_a_row >= most and waiting[other]):
        side, in_a_row = other, 0
    in_a_row += 1
    sent[waiting[side][0]] = now
    now += crossing
print(*sent)
