import sys
from math import inf


def shortest_tour(minutes):
    """Returns the minutes of the shortest tour; minutes[i][j] is the way from place i to place j, both counted from 0."""
    n = len(minutes)
    # fewest[visited][last]: minutes to visit just the places whose bits are set in `visited`, ending at `last`.
    fewest = [[inf] * n for _ in range(1 << n)]
    fewest[1][0] = 0
    for visited in range(1, 1 << n, 2):
        for last in range(n):
            so_far = fewest[visited][last]
            if so_far == inf:
                continue
            for place in range(1, n):
                if visited >> place & 1:
                    continue
                row = fewest[visited | 1 << place]
                row[place] = min(row[place], so_far + minutes[last][place])
    return min(fewest[-1][last] + minutes[last][0] for last in range(1, n))


def main():
    n, *numbers = map(int, sys.stdin.read().split())
    minutes = [numbers[i * n : (i + 1) * n] for i in range(n)]
    print(shortest_tour(minutes))


main()
