import sys


def spread(talks, knowing, pairs):
    """Returns the number of people who know the secret in the end, and the last day on which somebody learns it.

    Person 1 talks if talks[1] is True; talks[0] is not used. A pair is a list of two friends.
    """
    # Write your solution here.
    return len(knowing), 0


def main():
    n, m, k, kinds, *words = sys.stdin.read().split()
    talks = [False] + [kind == 'T' for kind in kinds]
    numbers = list(map(int, words))
    knowing = numbers[: int(k)]
    pairs = [numbers[i : i + 2] for i in range(int(k), len(numbers), 2)]
    print(*spread(talks, knowing, pairs))


main()
