import sys


class Cache:
    def __init__(self, room):
        """Makes an empty cache with room for so many destinations."""
        # Write your solution here.
        self.room = room

    def get(self, key):
        """Returns the travel time to destination `key`, or -1 if it is not in the cache."""
        return -1

    def put(self, key, value):
        """Stores the travel time to destination `key`."""


def main():
    (room, _), *orders = [list(line.split()) for line in sys.stdin]
    cache = Cache(int(room))
    for kind, *numbers in orders:
        if kind == 'P':
            cache.put(int(numbers[0]), int(numbers[1]))
        else:
            print(cache.get(int(numbers[0])))


main()
