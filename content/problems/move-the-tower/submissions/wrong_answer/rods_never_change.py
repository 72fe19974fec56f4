# Wrong: sends the smaller tower to the same goal as the largest disc, so that disc would have to lie on smaller ones.
def move_tower(discs, start, goal):
    if discs == 0:
        return []
    return move_tower(discs - 1, start, goal) + [(start, goal)] + move_tower(discs - 1, start, goal)


discs, start, goal = map(int, input().split())
moves = move_tower(discs, start, goal)
print(len(moves))
for old, new in moves:
    print(old, new)
