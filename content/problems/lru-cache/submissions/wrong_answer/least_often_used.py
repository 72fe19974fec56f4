# Wrong: the destination that was used least often leaves, not the one used least recently.
import sys
from heapq import heappop, heappush

(room, _), *orders = [line.split() for line in sys.stdin]
times, uses, heap = {}, {}, []
for now, (kind, key, *value) in enumerate(orders):
    if kind == 'G' and key not in times:
        print(-1)
        continue
    if kind == 'G':
        print(times[key])
    elif key in times:
        times[key] = value[0]
    else:
        if len(times) == int(room):
            while True:
                count, last, oldest = heappop(heap)
                if oldest in times and uses[oldest] == (count, last):
                    break
            del times[oldest]
            del uses[oldest]
        times[key] = value[0]
    uses[key] = uses.get(key, (0, 0))[0] + 1, now
    heappush(heap, (*uses[key], key))
