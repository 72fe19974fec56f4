import sys
from bisect import bisect_left


def main():
    n, *numbers = map(int, sys.stdin.buffer.read().split())
    bosses = numbers[:n]
    level = [0] + numbers[n:]
    subordinates = [[] for _ in range(n + 1)]
    for employee, boss in enumerate(bosses, start=1):
        subordinates[boss].append(employee)

    # The first `length` entries are the bosses of the current path who may still sign: their levels grow.
    useful_level = [0] * n
    useful_depth = [0] * n
    length = 0

    unsigned = steps = depth = 0
    undo = []  # one entry per employee of the path: how to restore the list when leaving
    todo = [subordinates[0][0]]  # employees to enter; 0 means: leave the current one
    while todo:
        employee = todo.pop()
        if employee:
            place = bisect_left(useful_level, level[employee], 0, length)
            if place:
                steps += depth - useful_depth[place - 1]
            else:
                unsigned += 1
            if subordinates[employee]:
                undo.append((place, useful_level[place], useful_depth[place], length))
                useful_level[place] = level[employee]
                useful_depth[place] = depth
                length = place + 1
                depth += 1
                todo.append(0)
                todo += subordinates[employee]
        else:
            place, old_level, old_depth, length = undo.pop()
            useful_level[place] = old_level
            useful_depth[place] = old_depth
            depth -= 1
    print(unsigned, steps)


main()
