import sys


def first_echo(readings, wanted):
    last_seen = {}
    for j, reading in enumerate(readings, start=1):
        i = last_seen.get(wanted - reading)
        if i is not None:
            return i, j
        # Written down only after the look-up, so a reading never pairs with itself.
        last_seen[reading] = j
    return None


def main():
    words = sys.stdin.buffer.read().split()
    wanted = int(words[1])
    readings = list(map(int, words[2:]))
    echo = first_echo(readings, wanted)
    print('none' if echo is None else f'{echo[0]} {echo[1]}')


main()
