import sys


def count_pairs(around_twice, reach):
    """Returns the number of pairs of benches whose distance is at most `reach`, which is less than half of the path."""
    count = 0
    ahead = 0
    for i in range(len(around_twice) // 2):
        while around_twice[ahead] - around_twice[i] <= reach:
            ahead += 1
        count += ahead - i - 1
    return count


def find_distance(around, place, benches):
    """Returns the distance of the pair at this place, counted from 1."""
    once = sorted(benches)
    around_twice = once + [bench + around for bench in once]
    low, high = 0, around // 2
    while low < high:
        middle = (low + high) // 2
        if count_pairs(around_twice, middle) >= place:
            high = middle
        else:
            low = middle + 1
    return low


def main():
    _, around, place, *benches = map(int, sys.stdin.buffer.read().split())
    print(find_distance(around, place, benches))


main()
