import sys

DIGITS = '0123456789'
LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ'


def plate_after(plate, steps):
    characters = list(plate)
    for place in reversed(range(len(plate))):
        kind = DIGITS if plate[place] in DIGITS else LETTERS
        # What goes back to the first character so often moves the place to its left on.
        steps, index = divmod(kind.index(plate[place]) + steps, len(kind))
        characters[place] = kind[index]
    return ''.join(characters) if steps == 0 else 'none'


plate, steps = sys.stdin.read().split()
print(plate_after(plate, int(steps)))
