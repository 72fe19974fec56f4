import sys
from collections import OrderedDict


class Cache:
    def __init__(self, room):
        self.room = room
        # In the order of use, the least recently used destination first.
        self.times = OrderedDict()

    def get(self, key):
        if key not in self.times:
            return -1
        self.times.move_to_end(key)
        return self.times[key]

    def put(self, key, value):
        self.times[key] = value
        self.times.move_to_end(key)
        if len(self.times) > self.room:
            self.times.popitem(last=False)


def main():
    (room, _), *orders = [line.split() for line in sys.stdin]
    cache = Cache(int(room))
    answers = []
    for kind, key, *value in orders:
        if kind == 'P':
            cache.put(key, value[0])
        else:
            answers.append(cache.get(key))
    print(*answers, sep='\n')


main()
