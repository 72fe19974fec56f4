# Right but too slow: slicing and adding lists copies the whole stack at every bracket.
import sys

CLOSING = {'{': '}', '[': ']', '(': ')'}
SIZE = {'{': 3, '[': 2, '(': 1}


def inspect(text):
    still_open = []
    for position, character in enumerate(text, start=1):
        if character in CLOSING:
            if still_open and SIZE[still_open[-1]] < SIZE[character]:
                return f'mistake {position}'
            still_open = still_open + [character]
        elif not character.isalpha():
            if not still_open or CLOSING[still_open[-1]] != character:
                return f'mistake {position}'
            still_open = still_open[:-1]
    if not still_open:
        return 'proper'
    return 'close ' + ''.join(CLOSING[bracket] for bracket in reversed(still_open))


print(inspect(sys.stdin.readline().strip()))
