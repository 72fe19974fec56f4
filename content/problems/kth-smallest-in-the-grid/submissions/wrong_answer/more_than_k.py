# Wrong: asks for more than k panes of at most this area, which finds pane number k + 1.
import sys

n, m, k, *sizes = map(int, sys.stdin.buffer.read().split())
widths, lengths = sizes[:n], sizes[n:]
low, high = 1, widths[-1] * lengths[-1]
while low < high:
    middle = (low + high) // 2
    columns, count = m, 0
    for width in widths:
        while columns > 0 and width * lengths[columns - 1] > middle:
            columns -= 1
        count += columns
    if count > k:
        high = middle
    else:
        low = middle + 1
print(low)
