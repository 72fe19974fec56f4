import sys


def smallest_pane(widths, lengths, k):
    """Returns the k-th smallest area of all panes."""
    # Write your solution here.
    return 0


def main():
    n, _, k, *sizes = map(int, sys.stdin.buffer.read().split())
    print(smallest_pane(sizes[:n], sizes[n:], k))


main()
