import sys


def earliest_minutes(call, friends):
    """Returns the earliest minute for each person with whom the news can start.

    `call` holds the minutes of each person's calls, `friends` the list of each person's friends; people are counted from 0.
    """
    # Write your solution here.
    return [0] * len(call)


def main():
    n, *numbers = map(int, sys.stdin.buffer.read().split())
    friends = [[] for _ in range(n)]
    pairs = numbers[n:]
    for a, b in zip(pairs[0::2], pairs[1::2]):
        friends[a - 1].append(b - 1)
        friends[b - 1].append(a - 1)
    print(*earliest_minutes(numbers[:n], friends))


main()
