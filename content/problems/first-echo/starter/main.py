import sys


def first_echo(readings, wanted):
    """Returns the positions (i, j) of the first echo, counted from 1, or None if there is none."""
    # Write your solution here.
    return 0, 0


def main():
    words = sys.stdin.buffer.read().split()
    wanted = int(words[1])
    readings = list(map(int, words[2:]))
    echo = first_echo(readings, wanted)
    print('none' if echo is None else f'{echo[0]} {echo[1]}')


main()
