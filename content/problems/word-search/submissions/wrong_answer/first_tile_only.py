# Wrong: begins only at the first tile with the first letter.
import sys

height, width, _, *words = sys.stdin.read().split()
height, width = int(height), int(width)
tiles = [list(row) for row in words[:height]]


def hop(y, x, word):
    if not (0 <= y < height and 0 <= x < width) or tiles[y][x] != word[0]:
        return False
    if len(word) == 1:
        return True
    tiles[y][x] = '.'
    found = any(hop(y + dy, x + dx, word[1:]) for dy, dx in ((1, 0), (-1, 0), (0, 1), (0, -1)))
    tiles[y][x] = word[0]
    return found


for word in words[height:]:
    starts = [(y, x) for y in range(height) for x in range(width) if tiles[y][x] == word[0]]
    print('yes' if starts and hop(*starts[0], word) else 'no')
