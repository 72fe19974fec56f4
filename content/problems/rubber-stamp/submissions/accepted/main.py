import sys


def longest_borders(text):
    """Entry i: the longest border of the first i letters, shorter than i."""
    borders = [0] * (len(text) + 1)
    border = 0
    for i in range(1, len(text)):
        while border > 0 and text[border] != text[i]:
            border = borders[border]
        if text[border] == text[i]:
            border += 1
        borders[i + 1] = border
    return borders


def shortest_stamps(text):
    borders = longest_borders(text)
    shortest = list(range(len(text) + 1))
    # The largest length so far that the first c letters, as a stamp, have printed.
    printed = list(range(len(text) + 1))
    for length in range(1, len(text) + 1):
        stamp = shortest[borders[length]]
        # The stamp ends here; its prints so far must reach up to this last one.
        if stamp > 0 and printed[stamp] >= length - stamp:
            shortest[length] = stamp
            printed[stamp] = length
    return shortest


def main():
    text, _, *asked = sys.stdin.read().split()
    stamps = shortest_stamps(text)
    print(*(stamps[int(length)] for length in asked))


main()
