import sys


def twice_the_area(corners):
    """Returns twice the area of the field, which is a whole number; a corner is a pair of x and y."""
    # Write your solution here.
    return 0


def place_of(stone, corners):
    """Returns where the stone lies: inside, outside or border."""
    # Write your solution here.
    return 'outside'


def main():
    n, _, *words = map(int, sys.stdin.read().split())
    places = list(zip(words[::2], words[1::2]))
    corners, stones = places[:n], places[n:]
    twice = twice_the_area(corners)
    print(f'{twice // 2}.{twice % 2 * 5}')
    for stone in stones:
        print(place_of(stone, corners))


main()
