def commonAncestors(parents, questions):
    above = [0, *parents]
    depths = depths_of(above)
    up = ancestors_of(above, max(depths))
    return [lowest_common(up, depths, a, b) for a, b in questions]


def depths_of(parents):
    children = [[] for _ in parents]
    for species in range(2, len(parents)):
        children[parents[species]].append(species)
    depths = [0] * len(parents)
    # The list grows while it is gone through, from parents to children.
    order = [1]
    for species in order:
        for child in children[species]:
            depths[child] = depths[species] + 1
            order.append(child)
    return depths


def ancestors_of(parents, deepest):
    # up[j][i] is the ancestor 2^j steps above i; species 0, which does not exist, stands above the root.
    up = [parents]
    while 2 ** len(up) <= deepest:
        last = up[-1]
        up.append([last[middle] for middle in last])
    return up


def lowest_common(up, depths, a, b):
    if depths[a] < depths[b]:
        a, b = b, a
    for j in reversed(range(len(up))):
        if depths[a] - 2**j >= depths[b]:
            a = up[j][a]
    if a == b:
        return a
    for j in reversed(range(len(up))):
        if up[j][a] != up[j][b]:
            a, b = up[j][a], up[j][b]
    return up[0][a]
