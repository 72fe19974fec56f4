def spread(kinds, knowing, friends):
    days = [-1] * len(friends)
    for person in knowing:
        days[person] = 0
    # In the order in which they learn it; it grows while we go through it.
    informed = list(knowing)
    for person in informed:
        if kinds[person - 1] == "D":
            continue
        for friend in friends[person]:
            if days[friend] < 0:
                days[friend] = days[person] + 1
                informed.append(friend)
    return [len(informed), days[informed[-1]]]
