def mostWater(count, pipes):
    # For each station, the others to which water can be sent or sent back, and how much.
    room = [{} for _ in range(count + 1)]
    for start, end, litres in pipes:
        room[start][end] = room[start].get(end, 0) + litres
        room[end].setdefault(start, 0)

    total = 0
    way = find_way(room, count)
    while way:
        steps = list(zip(way, way[1:]))
        sent = min(room[a][b] for a, b in steps)
        for a, b in steps:
            room[a][b] -= sent
            # What was sent may be sent back later.
            room[b][a] += sent
        total += sent
        way = find_way(room, count)
    return total


def find_way(room, goal):
    """Returns the stations of a way from station 1 to the goal with the fewest pipes that have room, or None."""
    before = {1: None}
    queue = [1]
    for station in queue:
        for other, litres in room[station].items():
            if litres and other not in before:
                before[other] = station
                queue.append(other)
    if goal not in before:
        return None
    way = [goal]
    while before[way[-1]]:
        way.append(before[way[-1]])
    return way[::-1]
