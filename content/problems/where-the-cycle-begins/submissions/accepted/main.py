import sys


def find_cycle(following, start):
    slow = fast = start
    while True:
        slow = following[slow]
        fast = following[following[fast]]
        # Note 0, which stands for the end, points to itself.
        if fast == 0:
            return None
        if slow == fast:
            break

    entry = start
    while entry != slow:
        entry = following[entry]
        slow = following[slow]

    length = 1
    note = following[entry]
    while note != entry:
        note = following[note]
        length += 1
    return entry, length


def main():
    _, start, *pointers = map(int, sys.stdin.buffer.read().split())
    cycle = find_cycle([0, *pointers], start)
    print('none' if cycle is None else f'{cycle[0]} {cycle[1]}')


main()
