# Wrong: after the last plate it starts again with the first one instead of saying that there is none.
import sys

DIGITS = '0123456789'
LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ'

plate, steps = sys.stdin.read().split()
steps = int(steps)
characters = list(plate)
for place in reversed(range(len(plate))):
    kind = DIGITS if plate[place].isdigit() else LETTERS
    steps, index = divmod(kind.index(plate[place]) + steps, len(kind))
    characters[place] = kind[index]
print(''.join(characters))
