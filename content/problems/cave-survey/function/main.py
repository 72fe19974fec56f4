from itertools import accumulate


def measure(tunnels, teams):
    """Returns the largest number of metres for each size of a team."""
    behind = [[] for _ in range(len(tunnels) + 2)]
    for chamber, (parent, _) in enumerate(tunnels, start=2):
        behind[parent].append(chamber)
    # Each chamber stands before the chambers behind it.
    from_the_entrance = [1]
    for chamber in from_the_entrance:
        from_the_entrance += behind[chamber]

    # The longest way from each chamber to a dead end, and the branches that begin at a fork.
    longest = [0] * len(behind)
    branches = []
    for chamber in reversed(from_the_entrance):
        ways = [tunnels[other - 2][1] + longest[other] for other in behind[chamber]]
        if ways:
            longest[chamber] = max(ways)
            ways.remove(longest[chamber])
            branches += ways
    branches.append(longest[1])

    branches.sort(reverse=True)
    totals = [0, *accumulate(branches)]
    return [totals[min(size, len(branches))] for size in teams]
