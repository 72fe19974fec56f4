# Wrong: never marks the tiles, and so hops back to one that is used already.
import sys

height, width, _, *words = sys.stdin.read().split()
height, width = int(height), int(width)
tiles = words[:height]
for word in words[height:]:
    reached = {(y, x) for y in range(height) for x in range(width) if tiles[y][x] == word[0]}
    for letter in word[1:]:
        near = {(y + dy, x + dx) for y, x in reached for dy, dx in ((1, 0), (-1, 0), (0, 1), (0, -1))}
        reached = {(y, x) for y, x in near if 0 <= y < height and 0 <= x < width and tiles[y][x] == letter}
    print('yes' if reached else 'no')
