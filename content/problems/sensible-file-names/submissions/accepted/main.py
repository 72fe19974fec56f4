import re
import sys


def key_of(name):
    """What decides about the order of a name: its pieces, and then the leading zeros of its numbers."""
    pieces, zeros = [], []
    for piece in re.findall('[0-9]+|[a-z]', name):
        if piece.isdigit():
            digits = piece.lstrip('0')
            # The number with fewer digits is smaller.
            pieces.append((0, len(digits), digits))
            zeros.append(len(piece) - len(digits))
        else:
            pieces.append((1, piece))
    return pieces, zeros


def sort_names(names):
    """Returns the names in sorted order."""
    return sorted(names, key=key_of)


def main():
    _, *names = sys.stdin.read().split()
    print(*sort_names(names), sep='\n')


main()
