import sys


def count_up_to(area, widths, lengths):
    """Returns the number of panes with at most this area."""
    # In each row, the columns that count; from row to row there are fewer of them.
    columns = len(lengths)
    count = 0
    for width in widths:
        while columns > 0 and width * lengths[columns - 1] > area:
            columns -= 1
        count += columns
    return count


def smallest_pane(widths, lengths, k):
    low, high = 1, widths[-1] * lengths[-1]
    while low < high:
        middle = (low + high) // 2
        if count_up_to(middle, widths, lengths) >= k:
            high = middle
        else:
            low = middle + 1
    return low


def main():
    n, _, k, *sizes = map(int, sys.stdin.buffer.read().split())
    print(smallest_pane(sizes[:n], sizes[n:], k))


main()
