import sys


def minutes_until_all_burn(rows):
    # A frame of bare ground spares all questions about the border.
    width = len(rows[0]) + 2
    squares = ['.'] * width
    for row in rows:
        squares += ['.', *row, '.']
    squares += ['.'] * width

    burning = [at for at, square in enumerate(squares) if square == '*']
    trees = squares.count('T')
    minutes = 0
    while trees and burning:
        # All that begins to burn in the next minute.
        caught = []
        for at in burning:
            for near in at - width, at - 1, at + 1, at + width:
                if squares[near] == 'T':
                    squares[near] = '*'
                    caught.append(near)
        trees -= len(caught)
        burning = caught
        minutes += 1
    return None if trees else minutes


def main():
    _, _, *rows = sys.stdin.read().split()
    minutes = minutes_until_all_burn(rows)
    print('never' if minutes is None else minutes)


main()
