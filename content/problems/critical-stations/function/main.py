def criticalStations(lines):
    count = len(lines)
    number = [0] * count  # in the order of finding, from 1 on; 0 is a station that is not found yet
    low = [0] * count  # the smallest number that one line reaches from the part below a station
    parent = [0] * count
    critical = [False] * count
    found = 0
    for start in range(1, count):
        if number[start]:
            continue
        children_of_start = 0
        found += 1
        number[start] = low[start] = found
        path = [(start, iter(lines[start]))]
        while path:
            station, others = path[-1]
            for other in others:
                if number[other] == 0:
                    parent[other] = station
                    found += 1
                    number[other] = low[other] = found
                    path.append((other, iter(lines[other])))
                    break
                low[station] = min(low[station], number[other])
            else:
                path.pop()
                above = parent[station]
                if above == start:
                    children_of_start += 1
                elif above:
                    critical[above] |= low[station] >= number[above]
                low[above] = min(low[above], low[station])
        critical[start] = children_of_start > 1
    return [station for station in range(1, count) if critical[station]]
