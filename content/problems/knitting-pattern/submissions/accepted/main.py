import sys


def measure(pattern):
    """Returns the number of stitches, and for each opening bracket its repeats, the stitches of a round, and where it closes."""
    repeats_at = {}
    outer = []
    number = stitches = 0
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
    return stitches, repeats_at


def find_stitch(pattern, repeats_at, wanted):
    place = 0
    while True:
        sign = pattern[place]
        if sign == '(':
            repeats, stitches, closing = repeats_at[place]
            if wanted > repeats * stitches:
                wanted -= repeats * stitches
                place = closing
            else:
                wanted = (wanted - 1) % stitches + 1
        elif sign.isalpha():
            wanted -= 1
            if wanted == 0:
                return sign
        place += 1


def main():
    pattern, wanted = sys.stdin.read().split()
    stitches, repeats_at = measure(pattern)
    found = '-' if int(wanted) > stitches else find_stitch(pattern, repeats_at, int(wanted))
    print(stitches, found)


main()
