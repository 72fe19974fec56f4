import sys

HIGHEST = 59


def choose_radios(taken, radios):
    # The radios that have all channels decided for so far; never fewer than are taken.
    able = list(range(len(radios)))
    decided = 0
    for channel in range(HIGHEST, -1, -1):
        with_channel = [i for i in able if radios[i] >> channel & 1]
        if len(with_channel) >= taken:
            able = with_channel
            decided |= 1 << channel
    return decided, [i + 1 for i in able[:taken]]


def main():
    n, k, *radios = map(int, sys.stdin.buffer.read().split())
    largest, chosen = choose_radios(k, radios)
    print(largest)
    print(*chosen)


main()
