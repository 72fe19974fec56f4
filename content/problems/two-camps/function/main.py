def split(count, pairs):
    quarrels = [[] for _ in range(count + 1)]
    for a, b in pairs:
        quarrels[a].append(b)
        quarrels[b].append(a)

    camps = [0] * (count + 1)
    for start in range(1, count + 1):
        if camps[start]:
            continue
        # The first child of a group is free to choose, and decides for all others.
        camps[start] = 1
        queue = [start]
        for child in queue:
            for other in quarrels[child]:
                if camps[other] == camps[child]:
                    return []
                if not camps[other]:
                    camps[other] = 3 - camps[child]
                    queue.append(other)
    return camps[1:]
