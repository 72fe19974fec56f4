# Wrong: leaves names whose numbers differ only in leading zeros in the order of the input.
import re
import sys


def key_of(name):
    return [(0, int(piece), '') if piece.isdigit() else (1, 0, piece) for piece in re.findall('[0-9]+|[a-z]', name)]


_, *names = sys.stdin.read().split()
print(*sorted(names, key=key_of), sep='\n')
