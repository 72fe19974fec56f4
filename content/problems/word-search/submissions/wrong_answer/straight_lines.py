# Wrong: looks for the word in straight lines only, as in a puzzle on paper.
import sys

height, width, _, *words = sys.stdin.read().split()
tiles = words[: int(height)]
lines = tiles + [''.join(column) for column in zip(*tiles)]
lines += [line[::-1] for line in lines]
for word in words[int(height) :]:
    print('yes' if any(word in line for line in lines) else 'no')
