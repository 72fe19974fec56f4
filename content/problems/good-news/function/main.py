def earliestMinutes(call, friends):
    # People are counted from 0 here, and from 1 in the argument.
    return earliest_from([[friend - 1 for friend in ones] for ones in friends[1:]], call)


def earliest_from(friends, call):
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
