# Wrong: takes k modulo the stitches of a round, which is 0 for the last stitch of each round.
import sys

pattern, wanted = sys.stdin.read().split()
repeats_at, outer, number, stitches = {}, [], 0, 0
for place, sign in enumerate(pattern):
    if sign.isdigit():
        number = 10 * number + int(sign)
    elif sign == '(':
        outer.append((place, number, stitches))
        number = stitches = 0
    elif sign == ')':
        opening, repeats, before = outer.pop()
        repeats_at[opening] = repeats, stitches, place
        stitches = before + repeats * stitches
    else:
        stitches += 1

wanted, place, found = int(wanted), 0, '-'
while wanted <= stitches and place < len(pattern):
    sign = pattern[place]
    if sign == '(':
        repeats, of_round, closing = repeats_at[place]
        if wanted > repeats * of_round:
            wanted -= repeats * of_round
            place = closing
        else:
            wanted %= of_round
    elif sign.isalpha():
        found = sign
        wanted -= 1
        if wanted <= 0:
            break
    place += 1
print(stitches, found)
