# Wrong: after k cars counts from 0 again, even if nobody was waiting on the other side.
import sys
from collections import deque

first, *lines = sys.stdin.read().splitlines()
_, crossing, most = map(int, first.split())
cars = [(int(second), side) for second, side in map(str.split, lines)]
waiting = {'W': deque(), 'E': deque()}
sent = [0] * len(cars)
side, in_a_row = 'W', 0
now = come = 0
for _ in cars:
    if not waiting['W'] and not waiting['E']:
        now = max(now, cars[come][0])
    while come < len(cars) and cars[come][0] <= now:
        waiting[cars[come][1]].append(come)
        come += 1
    other = 'E' if side == 'W' else 'W'
    if not waiting[side] or (in_a_row == most and waiting[other]):
        side, in_a_row = other, 0
    elif in_a_row == most:
        in_a_row = 0
    in_a_row += 1
    sent[waiting[side].popleft()] = now
    now += crossing
print(*sent)
