# Wrong: always fetches the nearest stick if one can be reached, although another one may lie better.
import sys


def distances(ground, width, start, may_blast):
    seen = {(start, may_blast): 0}
    frontier = [(start, may_blast)]
    while frontier:
        reached = []
        for cell, left in frontier:
            for target in (cell - width, cell - 1, cell + 1, cell + width):
                now = left - (ground[target] == '#')
                if ground[target] == 'X' or now < 0 or (target, now) in seen:
                    continue
                seen[target, now] = seen[cell, left] + 1
                reached.append((target, now))
        frontier = reached
    nearest = {}
    for (cell, _), moves in seen.items():
        nearest[cell] = min(moves, nearest.get(cell, moves))
    return nearest


def main():
    cave = sys.stdin.read().split()[2:]
    width = len(cave[0]) + 1
    ground = 'X' * width + ''.join(row + 'X' for row in cave) + 'X' * width
    exit_cell = ground.index('E')
    on_foot = distances(ground, width, ground.index('S'), 0)
    totals = [on_foot[exit_cell]] if exit_cell in on_foot else []
    sticks = [cell for cell in on_foot if ground[cell] == 'd']
    if sticks:
        stick = min(sticks, key=on_foot.get)
        from_stick = distances(ground, width, stick, 1)
        if exit_cell in from_stick:
            totals.append(on_foot[stick] + from_stick[exit_cell])
    print(min(totals, default='trapped'))


main()
