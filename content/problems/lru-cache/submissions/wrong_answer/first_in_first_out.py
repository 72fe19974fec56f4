# Wrong: a question does not count as a use, so whoever was put in first leaves first.
import sys
from collections import OrderedDict

(room, _), *orders = [line.split() for line in sys.stdin]
times = OrderedDict()
for kind, key, *value in orders:
    if kind == 'G':
        print(times.get(key, -1))
        continue
    times[key] = value[0]
    times.move_to_end(key)
    if len(times) > int(room):
        times.popitem(last=False)
