import sys


# Wrong: rents the k presses with the most buttons per minute in the long run; a short order may need others.
def main():
    n, k, m, *numbers = map(int, sys.stdin.buffer.read().split())
    presses = list(zip(numbers[0::3], numbers[1::3], numbers[2::3]))
    presses.sort(key=lambda press: press[0] + press[2] / press[1])
    presses = presses[:k]

    def output(time):
        total = 0
        for t, r, p in presses:
            rounds, rest = divmod(time, r * t + p)
            total += rounds * r + min(r, rest // t)
        return total

    low, high = 0, 2 * 10**15
    while low < high:
        middle = (low + high) // 2
        if output(middle) >= m:
            high = middle
        else:
            low = middle + 1
    print(low)


main()
