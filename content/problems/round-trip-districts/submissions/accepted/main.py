import sys


def find_districts(count, streets):
    onwards = [[] for _ in range(count + 1)]
    backwards = [[] for _ in range(count + 1)]
    for start, end in streets:
        onwards[start].append(end)
        backwards[end].append(start)

    seen = [False] * (count + 1)
    order = []
    for square in range(1, count + 1):
        order += finished_behind(square, onwards, seen)
    # Against the streets, a search from the square that was finished last stays inside its district.
    seen = [False] * (count + 1)
    found = [finished_behind(square, backwards, seen) for square in reversed(order)]
    return [district for district in found if district]


def finished_behind(square, ends, seen):
    """Searches from the square, depth first, and returns the squares that were not seen before as they are finished."""
    finished = []
    waiting = [(square, False)]
    while waiting:
        square, is_done = waiting.pop()
        if is_done:
            finished.append(square)
        elif not seen[square]:
            seen[square] = True
            # It is finished when all that lies above it on the stack is done.
            waiting.append((square, True))
            waiting += [(end, False) for end in ends[square]]
    return finished


def main():
    count, _, *numbers = map(int, sys.stdin.buffer.read().split())
    districts = find_districts(count, list(zip(numbers[::2], numbers[1::2])))
    print(len(districts), max(map(len, districts)))


main()
