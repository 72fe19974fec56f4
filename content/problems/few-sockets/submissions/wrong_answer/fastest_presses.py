import sys


# Wrong: rents the k presses that make a single button fastest, whatever their cooling costs.
def main():
    n, k, m, *numbers = map(int, sys.stdin.buffer.read().split())
    presses = sorted(zip(numbers[0::3], numbers[1::3], numbers[2::3]))[:k]

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
