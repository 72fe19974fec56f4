# Wrong: tries only the ten nearest sticks, although a better one may lie on the way to the rock.
import sys


def distances(ground, width, start, may_blast):
    """Fewest moves from the start to every cell that can be reached."""
    seen = [bytearray(len(ground)), bytearray(len(ground))]
    nearest = {start: 0}
    frontier = [(start, may_blast)]
    moves = 0
    while frontier:
        moves += 1
        reached = []
        for cell, left in frontier:
            for target in (cell - width, cell - 1, cell + 1, cell + width):
                terrain = ground[target]
                now = left - 1 if terrain == '#' else left
                if terrain == 'X' or now < 0 or seen[now][target]:
                    continue
                seen[now][target] = 1
                nearest.setdefault(target, moves)
                reached.append((target, now))
        frontier = reached
    return nearest


def main():
    cave = sys.stdin.read().split()[2:]
    width = len(cave[0]) + 1
    ground = 'X' * width + ''.join(row + 'X' for row in cave) + 'X' * width
    exit_cell = ground.index('E')
    on_foot = distances(ground, width, ground.index('S'), 0)
    totals = [on_foot[exit_cell]] if exit_cell in on_foot else []
    for stick in sorted((cell for cell in on_foot if ground[cell] == 'd'), key=on_foot.get)[:10]:
        from_stick = distances(ground, width, stick, 1)
        if exit_cell in from_stick:
            totals.append(on_foot[stick] + from_stick[exit_cell])
    print(min(totals, default='trapped'))


main()
