import sys


def leaving_order(words):
    """Returns the numbers of the children in the order in which they leave; the one who is left comes last.

    words[i] belongs to child i + 1.
    """
    # Write your solution here.
    return list(range(1, len(words) + 1))


def main():
    _, *words = map(int, sys.stdin.buffer.read().split())
    print(*leaving_order(words))


main()
