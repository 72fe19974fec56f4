# Wrong: sorts the people of a level by the number of their caller, not by the place of the caller in the level above.
import sys


def levels_of(callers):
    """Returns a list of levels, each a list of people; person i is called by callers[i], and callers[0] has no meaning."""
    n = len(callers) - 1
    calls = [[] for _ in range(n + 1)]
    head = 0
    for i in range(1, n + 1):
        if callers[i] == 0:
            head = i
        else:
            calls[callers[i]].append(i)

    levels = []
    level = [head]
    while level:
        levels.append(level)
        following = []
        for person in level:
            following.extend(calls[person])
        following.sort(key=lambda person: (callers[person], person))
        level = following
    return levels


def main():
    _, *callers = map(int, sys.stdin.buffer.read().split())
    for level in levels_of([0, *callers]):
        print(len(level), *level)


main()
