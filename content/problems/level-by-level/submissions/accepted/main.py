import sys


def levels_of(callers):
    # called[0] is the head alone, since nobody has the number 0.
    called = [[] for _ in callers]
    for person in range(1, len(callers)):
        called[callers[person]].append(person)

    levels = []
    level = called[0]
    while level:
        levels.append(level)
        level = [other for person in level for other in called[person]]
    return levels


def main():
    _, *callers = map(int, sys.stdin.buffer.read().split())
    for level in levels_of([0, *callers]):
        print(len(level), *level)


main()
