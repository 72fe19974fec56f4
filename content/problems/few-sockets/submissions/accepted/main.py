import sys


def main():
    n, k, m, *numbers = map(int, sys.stdin.buffer.read().split())
    # One round is r buttons and the cooling after them.
    presses = [(t, r, r * t + p) for t, r, p in zip(numbers[0::3], numbers[1::3], numbers[2::3])]

    def best_output(time):
        made = []
        for t, r, round_time in presses:
            rounds, rest = divmod(time, round_time)
            started = rest // t
            made.append(rounds * r + (started if started < r else r))
        made.sort(reverse=True)
        return sum(made[:k])

    # One press alone is an upper bound for the time; more time never means fewer buttons.
    low, high = 0, min(m * t + (m - 1) // r * (round_time - r * t) for t, r, round_time in presses)
    while low < high:
        middle = (low + high) // 2
        if best_output(middle) >= m:
            high = middle
        else:
            low = middle + 1
    print(low)


main()
