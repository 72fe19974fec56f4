import sys


def earliest_minutes(call, friends):
    """Returns the earliest minute for each person with whom the news can start."""
    count = len(call)
    parent = [None] * count
    order = [0]
    for person in order:
        for friend in friends[person]:
            if friend != parent[person]:
                parent[friend] = person
                order.append(friend)

    # How long the news needs from a person down, and from the parent to all who are not below the person.
    down = [0] * count
    up = [0] * count
    for person in reversed(order):
        below = sorted((down[friend] for friend in friends[person] if friend != parent[person]), reverse=True)
        down[person] = max((place * call[person] + time for place, time in enumerate(below, 1)), default=0)

    minutes = [0] * count
    for person in order:
        beyond = [(up[person] if friend == parent[person] else down[friend], friend) for friend in friends[person]]
        beyond.sort(reverse=True)
        # Without a friend, those who are called later move forward by one call.
        for place, (time, friend) in enumerate(beyond):
            if friend != parent[person]:
                up[friend] = minutes[person]
            minutes[person] = max(minutes[person], (place + 1) * call[person] + time)
        later = 0
        for place in reversed(range(len(beyond))):
            time, friend = beyond[place]
            if friend != parent[person]:
                up[friend] = max(up[friend], later)
            later = max(later, place * call[person] + time)
    return minutes


def main():
    n, *numbers = map(int, sys.stdin.buffer.read().split())
    friends = [[] for _ in range(n)]
    pairs = numbers[n:]
    for a, b in zip(pairs[0::2], pairs[1::2]):
        friends[a - 1].append(b - 1)
        friends[b - 1].append(a - 1)
    print(*earliest_minutes(numbers[:n], friends))


main()
