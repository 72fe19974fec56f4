# Right but too slow: looks at the front of all queues for each parcel.
import sys

sys.stdin.readline()
queues = [list(map(int, line.split()))[1:] for line in sys.stdin]
places = [0] * len(queues)
merged = []
for _ in range(sum(map(len, queues))):
    best = None
    for i, queue in enumerate(queues):
        if places[i] < len(queue) and (best is None or queue[places[i]] < queues[best][places[best]]):
            best = i
    merged.append(queues[best][places[best]])
    places[best] += 1
print(*merged)
