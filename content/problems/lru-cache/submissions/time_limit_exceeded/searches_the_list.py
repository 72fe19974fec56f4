# Right but too slow: keeps the destinations in a list in the order of use, and searches the whole list for each order.
import sys

(room, _), *orders = [line.split() for line in sys.stdin]
entries = []
for kind, key, *value in orders:
    place = next((i for i, entry in enumerate(entries) if entry[0] == key), None)
    if kind == 'G':
        print(-1 if place is None else entries[place][1])
        if place is not None:
            entries.append(entries.pop(place))
        continue
    if place is not None:
        entries.pop(place)
    elif len(entries) == int(room):
        entries.pop(0)
    entries.append((key, value[0]))
