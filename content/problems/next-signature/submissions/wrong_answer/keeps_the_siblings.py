import sys
from bisect import bisect_left


# Wrong: restores the length of the list when it returns to a boss, but not the entry that was overwritten.
def main():
    n, *numbers = map(int, sys.stdin.buffer.read().split())
    level = [0] + numbers[n:]
    subordinates = [[] for _ in range(n + 1)]
    for employee, boss in enumerate(numbers[:n], start=1):
        subordinates[boss].append(employee)

    useful_level = [0] * n
    useful_depth = [0] * n
    unsigned = steps = 0
    todo = [(subordinates[0][0], 0, 0)]
    while todo:
        employee, depth, length = todo.pop()
        place = bisect_left(useful_level, level[employee], 0, length)
        if place:
            steps += depth - useful_depth[place - 1]
        else:
            unsigned += 1
        useful_level[place] = level[employee]
        useful_depth[place] = depth
        todo += [(sub, depth + 1, place + 1) for sub in subordinates[employee]]
    print(unsigned, steps)


main()
