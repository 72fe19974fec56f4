def mark_island(rows, marked, y, x):
    """Marks all squares of the island to which this square of land belongs."""
    marked[y][x] = True
    waiting = [(y, x)]
    while waiting:
        y, x = waiting.pop()
        for to_y, to_x in ((y - 1, x), (y + 1, x), (y, x - 1), (y, x + 1)):
            if 0 <= to_y < len(rows) and 0 <= to_x < len(rows[0]):
                if rows[to_y][to_x] == '#' and not marked[to_y][to_x]:
                    marked[to_y][to_x] = True
                    waiting.append((to_y, to_x))


def countIslands(rows):
    marked = [[False] * len(row) for row in rows]
    islands = 0
    for y, row in enumerate(rows):
        for x, square in enumerate(row):
            if square == '#' and not marked[y][x]:
                islands += 1
                mark_island(rows, marked, y, x)
    return islands
