# Wrong: begins with one tour and turns pieces of it around as long as that helps; where nothing helps any more, it may be far from shortest.
import sys

n, *numbers = map(int, sys.stdin.read().split())
minutes = [numbers[i * n : (i + 1) * n] for i in range(n)]


def length(tour):
    return sum(minutes[i][j] for i, j in zip(tour, tour[1:] + tour[:1]))


tour = list(range(n))
better = True
while better:
    better = False
    for i in range(1, n):
        for j in range(i + 1, n):
            other = tour[:i] + tour[i : j + 1][::-1] + tour[j + 1 :]
            if length(other) < length(tour):
                tour, better = other, True
print(length(tour))
