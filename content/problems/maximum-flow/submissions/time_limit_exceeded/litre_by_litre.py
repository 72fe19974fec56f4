# Right but too slow: sends one litre along each way, instead of as much as the narrowest pipe allows.
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
    station = count
    while station != 1:
        room[before[station]][station] -= 1
        room[station][before[station]] += 1
        station = before[station]
    total += 1
print(total)
