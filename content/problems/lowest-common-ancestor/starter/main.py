import sys


def answer_all(parents, questions):
    """Returns the lowest common ancestor for each pair of species; species i comes from parents[i], and parents[1] is 0."""
    # Write your solution here.
    return [1 for a, b in questions]


def main():
    n, _, *rest = map(int, sys.stdin.buffer.read().split())
    questions = list(zip(rest[n::2], rest[n + 1 :: 2]))
    print(*answer_all([0, *rest[:n]], questions), sep='\n')


main()
