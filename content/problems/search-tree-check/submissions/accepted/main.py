import sys


def count_found(files):
    found = 0
    # Places still to be visited: the file, and the bounds between which each number lies that a search brings there.
    places = [(1, 0, float('inf'))]
    while places:
        file, low, high = places.pop()
        value, left, right = files[file]
        if low < value < high:
            found += 1
        if left:
            places.append((left, low, min(high, value)))
        if right:
            places.append((right, max(low, value), high))
    return found


def main():
    _, *lines = sys.stdin
    files = [None, *(tuple(map(int, line.split())) for line in lines)]
    print(count_found(files))


main()
