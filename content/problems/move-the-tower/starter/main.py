def move_tower(discs, start, goal):
    """Returns the moves that bring so many discs from rod start to rod goal, as a list of pairs (old rod, new rod)."""
    # Write your solution here.
    return []


def main():
    discs, start, goal = map(int, input().split())
    moves = move_tower(discs, start, goal)
    print(len(moves))
    for old, new in moves:
        print(old, new)


main()
