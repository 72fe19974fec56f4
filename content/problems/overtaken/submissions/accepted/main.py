import sys


def sort_and_count(places):
    """Returns the sorted places, and the number of pairs in which the larger place stood before the smaller one."""
    if len(places) < 2:
        return places, 0
    middle = len(places) // 2
    left, left_pairs = sort_and_count(places[:middle])
    right, right_pairs = sort_and_count(places[middle:])
    pairs = left_pairs + right_pairs
    merged = []
    smaller = 0
    for place in left:
        while smaller < len(right) and right[smaller] < place:
            merged.append(right[smaller])
            smaller += 1
        merged.append(place)
        pairs += smaller
    return merged + right[smaller:], pairs


def count_overtakings(minutes, cyclists):
    """Returns the number of pairs in which one cyclist has overtaken the other one."""
    # Of those who start at the same metre the slowest comes first, so that they do not make pairs.
    from_the_back = sorted(cyclists)
    return sort_and_count([place + speed * minutes for place, speed in from_the_back])[1]


def main():
    _, minutes, *numbers = map(int, sys.stdin.buffer.read().split())
    cyclists = [numbers[i : i + 2] for i in range(0, len(numbers), 2)]
    print(count_overtakings(minutes, cyclists))


main()
