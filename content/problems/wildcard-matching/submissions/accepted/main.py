import sys


def matches(pattern, name):
    """Says whether the pattern matches the whole name."""
    # row[j]: the pattern so far matches the first j letters of the name.
    row = [True] + [False] * len(name)
    for sign in pattern:
        above, row = row, []
        for j in range(len(name) + 1):
            if sign == '*':
                row.append(above[j] or (j > 0 and row[j - 1]))
            else:
                row.append(j > 0 and above[j - 1] and sign in ('?', name[j - 1]))
    return row[-1]


def main():
    pattern, _, *names = sys.stdin.read().split()
    for name in names:
        print('yes' if matches(pattern, name) else 'no')


main()
