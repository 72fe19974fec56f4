import sys
from bisect import bisect_left


# Fails: the idea is right, but the recursion is as deep as the tree.
def main():
    n, *numbers = map(int, sys.stdin.buffer.read().split())
    level = [0] + numbers[n:]
    subordinates = [[] for _ in range(n + 1)]
    for employee, boss in enumerate(numbers[:n], start=1):
        subordinates[boss].append(employee)

    useful_level = [0] * n
    useful_depth = [0] * n

    def visit(employee, depth, length):
        """Returns (unsigned reports, steps) of the employee and everybody below."""
        place = bisect_left(useful_level, level[employee], 0, length)
        unsigned, steps = (0, depth - useful_depth[place - 1]) if place else (1, 0)
        old = useful_level[place], useful_depth[place]
        useful_level[place], useful_depth[place] = level[employee], depth
        for sub in subordinates[employee]:
            more_unsigned, more_steps = visit(sub, depth + 1, place + 1)
            unsigned += more_unsigned
            steps += more_steps
        useful_level[place], useful_depth[place] = old
        return unsigned, steps

    print(*visit(subordinates[0][0], 0, 0))


main()
