# Wrong: lets a star stand for one or more letters, but it may stand for none.
import sys


def matches(pattern, name):
    row = [True] + [False] * len(name)
    for sign in pattern:
        above, row = row, [False]
        for j, letter in enumerate(name, start=1):
            if sign == '*':
                row.append(above[j - 1] or row[j - 1])
            else:
                row.append(above[j - 1] and sign in ('?', letter))
    return row[-1]


def main():
    pattern, _, *names = sys.stdin.read().split()
    for name in names:
        print('yes' if matches(pattern, name) else 'no')


main()
