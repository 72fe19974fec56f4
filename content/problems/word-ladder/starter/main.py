import sys


def fewest_steps(start, goal, words):
    """Returns the fewest steps from start to goal by way of the words, or None."""
    # Write your solution here.
    return None


def main():
    start, goal, _, *words = sys.stdin.read().split()
    steps = fewest_steps(start, goal, words)
    print('impossible' if steps is None else steps)


main()
