# Wrong: fills way after way, but water that was sent through a wrong pipe never comes back.
import sys

count, _, *numbers = map(int, sys.stdin.buffer.read().split())
room = [[0] * (count + 1) for _ in range(count + 1)]
for a, b, c in zip(numbers[::3], numbers[1::3], numbers[2::3]):
    room[a][b] += c
total = 0
while True:
    before = {1: 0}
    queue = [1]
    for station in queue:
        for other in range(1, count + 1):
            if room[station][other] and other not in before:
                before[other] = station
                queue.append(other)
    if count not in before:
        break
    way = [count]
    while way[-1] != 1:
        way.append(before[way[-1]])
    sent = min(room[a][b] for b, a in zip(way, way[1:]))
    for b, a in zip(way, way[1:]):
        room[a][b] -= sent
    total += sent
print(total)
