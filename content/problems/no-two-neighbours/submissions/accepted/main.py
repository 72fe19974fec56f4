import sys


def most_honey(hives):
    """Returns the largest number of spoons from hives of which no two are neighbours."""
    # The most from all hives before the previous one, and from all hives so far.
    before, best = 0, 0
    for honey in hives:
        before, best = best, max(best, before + honey)
    return best


def main():
    _, *hives = map(int, sys.stdin.buffer.read().split())
    print(most_honey(hives))


main()
