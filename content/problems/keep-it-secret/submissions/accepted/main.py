import sys


def spread(talks, knowing, pairs):
    """Returns the number of people who know the secret in the end, and the last day on which somebody learns it."""
    friends = [[] for _ in talks]
    for a, b in pairs:
        friends[a].append(b)
        friends[b].append(a)

    days = [-1] * len(talks)
    for person in knowing:
        days[person] = 0
    # In the order in which they learn it; it grows while we go through it.
    informed = list(knowing)
    for person in informed:
        if not talks[person]:
            continue
        for friend in friends[person]:
            if days[friend] < 0:
                days[friend] = days[person] + 1
                informed.append(friend)
    return len(informed), days[informed[-1]]


def main():
    n, m, k, kinds, *words = sys.stdin.read().split()
    talks = [False] + [kind == 'T' for kind in kinds]
    numbers = list(map(int, words))
    knowing = numbers[: int(k)]
    pairs = [numbers[i : i + 2] for i in range(int(k), len(numbers), 2)]
    print(*spread(talks, knowing, pairs))


main()
