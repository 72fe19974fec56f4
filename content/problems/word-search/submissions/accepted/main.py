import sys


def can_hop_from(tiles, used, y, x, word):
    """Whether the word can be read from this tile on, without the used ones."""
    if not (0 <= y < len(tiles) and 0 <= x < len(tiles[0])):
        return False
    if used[y][x] or tiles[y][x] != word[0]:
        return False
    if len(word) == 1:
        return True
    used[y][x] = True
    near = (y - 1, x), (y + 1, x), (y, x - 1), (y, x + 1)
    is_found = any(can_hop_from(tiles, used, to_y, to_x, word[1:]) for to_y, to_x in near)
    used[y][x] = False
    return is_found


def can_hop(tiles, word):
    used = [[False] * len(row) for row in tiles]
    return any(can_hop_from(tiles, used, y, x, word) for y in range(len(tiles)) for x in range(len(tiles[0])))


def main():
    height, _, _, *words = sys.stdin.read().split()
    tiles, words = words[: int(height)], words[int(height) :]
    for word in words:
        print('yes' if can_hop(tiles, word) else 'no')


main()
