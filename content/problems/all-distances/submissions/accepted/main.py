import sys


def all_distances(count, roads):
    distances = [[float('inf')] * (count + 1) for _ in range(count + 1)]
    for start, end, length in roads:
        distances[start][end] = min(distances[start][end], length)
    for town in range(1, count + 1):
        distances[town][town] = 0

    # One town more may lie on the way each time.
    for middle in range(1, count + 1):
        onwards = distances[middle]
        for row in distances:
            before = row[middle]
            for end, rest in enumerate(onwards):
                if before + rest < row[end]:
                    row[end] = before + rest
    return distances


def main():
    count, most, _, *numbers = map(int, sys.stdin.buffer.read().split())
    words, questions = numbers[: 3 * most], numbers[3 * most :]
    distances = all_distances(count, list(zip(words[::3], words[1::3], words[2::3])))
    for start, end in zip(questions[::2], questions[1::2]):
        distance = distances[start][end]
        print(-1 if distance == float('inf') else distance)


main()
