import sys


def main():
    n, head, *pointers = map(int, sys.stdin.buffer.read().split())
    following = [0] + pointers

    chain = []
    cell = head
    while cell:
        chain.append(cell)
        cell = following[cell]

    # Out along every second stop, back along the others.
    tour = chain[::2] + chain[1::2][::-1]
    for cell, after in zip(tour, tour[1:] + [0]):
        following[cell] = after
    print(*following[1:])


main()
