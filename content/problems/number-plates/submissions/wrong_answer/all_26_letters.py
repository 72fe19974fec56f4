# Wrong: counts with 26 letters and only steps over I and O when one of them would be printed.
import sys

plate, steps = sys.stdin.read().split()
steps = int(steps)
characters = list(plate)
for place in reversed(range(len(plate))):
    if plate[place].isdigit():
        steps, index = divmod(int(plate[place]) + steps, 10)
        characters[place] = str(index)
    else:
        steps, index = divmod(ord(plate[place]) - ord('A') + steps, 26)
        letter = chr(ord('A') + index)
        characters[place] = {'I': 'J', 'O': 'P'}.get(letter, letter)
print(''.join(characters) if steps == 0 else 'none')
