def move_tower(discs, start, goal):
    if discs == 0:
        return []
    # The numbers of the three rods add up to 6.
    other = 6 - start - goal
    return move_tower(discs - 1, start, other) + [(start, goal)] + move_tower(discs - 1, other, goal)


def main():
    discs, start, goal = map(int, input().split())
    moves = move_tower(discs, start, goal)
    print(len(moves))
    for old, new in moves:
        print(old, new)


main()
