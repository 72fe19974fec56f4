import sys


def count_pairs(heights):
    pairs = 0
    open_view = []  # [height, how many houses], heights strictly falling from bottom to top
    for height in heights:
        while open_view and open_view[-1][0] < height:
            pairs += open_view.pop()[1]
        if open_view and open_view[-1][0] == height:
            pairs += open_view[-1][1]
            open_view[-1][1] += 1
        else:
            open_view.append([height, 1])
        # One higher house below in the stack; it hides all that are further away.
        if len(open_view) > 1:
            pairs += 1
    return pairs


def main():
    n, *heights = map(int, sys.stdin.buffer.read().split())
    print(count_pairs(heights))


main()
