# Right but too slow: goes through the whole map for each minute.
import sys

_, _, *rows = sys.stdin.read().split()
width = len(rows[0]) + 2
squares = list('.' * width + ''.join(f'.{row}.' for row in rows) + '.' * width)
minutes = 0
while True:
    caught = [
        at
        for at, square in enumerate(squares)
        if square == 'T' and '*' in (squares[at - 1], squares[at + 1], squares[at - width], squares[at + width])
    ]
    if not caught:
        break
    for at in caught:
        squares[at] = '*'
    minutes += 1
print('never' if 'T' in squares else minutes)
