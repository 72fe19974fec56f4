import sys


def all_distances(count, roads):
    """Returns a table: row s, column t holds the shortest distance from town s to town t. Each road is (from, to, length)."""
    # Write your solution here.
    return [[0] * (count + 1) for _ in range(count + 1)]


def main():
    count, most, _, *numbers = map(int, sys.stdin.buffer.read().split())
    words, questions = numbers[: 3 * most], numbers[3 * most :]
    distances = all_distances(count, list(zip(words[::3], words[1::3], words[2::3])))
    for start, end in zip(questions[::2], questions[1::2]):
        distance = distances[start][end]
        print(-1 if distance == float('inf') else distance)


main()
