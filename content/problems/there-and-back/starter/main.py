import sys


def relink(following, head):
    """Changes the list so that the chain from head is visited in the new order.

    following[i] is the pointer of cell i (1-based); following[0] is not used.
    """
    # Write your solution here.


def main():
    n, head, *pointers = map(int, sys.stdin.buffer.read().split())
    following = [0] + pointers
    relink(following, head)
    print(*following[1:])


main()
