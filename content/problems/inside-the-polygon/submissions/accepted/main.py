import sys


def sides(corners):
    return zip(corners, corners[1:] + corners[:1])


def twice_the_area(corners):
    return abs(sum(ax * by - ay * bx for (ax, ay), (bx, by) in sides(corners)))


def place_of(stone, corners):
    x, y = stone
    inside = False
    for (ax, ay), (bx, by) in sides(corners):
        # Positive if the stone lies on the left of the way from a to b, and 0 on the line through both.
        turn = (bx - ax) * (y - ay) - (by - ay) * (x - ax)
        if turn == 0 and min(ax, bx) <= x <= max(ax, bx) and min(ay, by) <= y <= max(ay, by):
            return 'border'
        # The way to the right crosses a side that goes up if the stone is on its left, and one that goes down if it is on its right.
        if ay <= y < by and turn > 0 or by <= y < ay and turn < 0:
            inside = not inside
    return 'inside' if inside else 'outside'


def main():
    n, _, *words = map(int, sys.stdin.read().split())
    places = list(zip(words[::2], words[1::2]))
    corners, stones = places[:n], places[n:]
    twice = twice_the_area(corners)
    print(f'{twice // 2}.{twice % 2 * 5}')
    for stone in stones:
        print(place_of(stone, corners))


main()
