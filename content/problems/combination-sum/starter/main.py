import sys


def find_combinations(total, weights):
    """Returns a list of all combinations that add up to the total, each as a list of weights."""
    # Write your solution here.
    return []


def main():
    _, total, *weights = map(int, sys.stdin.read().split())
    found = find_combinations(total, weights)
    print(len(found))
    for combination in found:
        print(*combination)


main()
