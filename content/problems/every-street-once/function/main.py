def findDrive(count, streets):
    leaving = [[] for _ in range(count + 1)]
    for number, (a, b) in enumerate(streets):
        leaving[a].append((b, number))
        leaving[b].append((a, number))
    odd = [corner for corner in range(1, count + 1) if len(leaving[corner]) % 2]
    if len(odd) > 2:
        return []

    used = [False] * len(streets)
    way = [odd[0] if odd else streets[0][0]]
    drive = []
    while way:
        streets_here = leaving[way[-1]]
        if not streets_here:
            # Stuck: what lies behind this corner is complete.
            drive.append(way.pop())
            continue
        other, number = streets_here.pop()
        if not used[number]:
            used[number] = True
            way.append(other)
    # Streets that cannot be reached from the start are missing.
    return drive if len(drive) > len(streets) else []
