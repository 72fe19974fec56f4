import sys


def shortest_tour(minutes):
    """Returns the minutes of the shortest tour; minutes[i][j] is the way from place i to place j, both counted from 0."""
    # Write your solution here.
    return 0


def main():
    n, *numbers = map(int, sys.stdin.read().split())
    minutes = [numbers[i * n : (i + 1) * n] for i in range(n)]
    print(shortest_tour(minutes))


main()
