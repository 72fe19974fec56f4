import sys

# What you have, besides the cell you stand on.
NO_STICK, CARRYING, MATCH_USED = range(3)


def fewest_moves(cave):
    # The cave as one string with a border of 'X', so that neighbours are found by adding an offset.
    width = len(cave[0]) + 1
    ground = 'X' * width + ''.join(row + 'X' for row in cave) + 'X' * width
    seen = [bytearray(len(ground)) for _ in range(3)]
    frontier = [(ground.index('S'), NO_STICK)]
    moves = 0
    while frontier:
        moves += 1
        reached = []
        for cell, having in frontier:
            for target in (cell - width, cell - 1, cell + 1, cell + width):
                terrain = ground[target]
                now = having
                if terrain == 'X':
                    continue
                if terrain == 'E':
                    return moves
                if terrain == '#':
                    if having != CARRYING:
                        continue
                    now = MATCH_USED
                elif terrain == 'd' and having == NO_STICK:
                    now = CARRYING
                if not seen[now][target]:
                    seen[now][target] = 1
                    reached.append((target, now))
        frontier = reached
    return None


def main():
    cave = sys.stdin.read().split()[2:]
    moves = fewest_moves(cave)
    print('trapped' if moves is None else moves)


main()
