import sys


def find_combinations(total, weights):
    """Returns a list of all combinations that add up to the total, each as a list of weights."""
    weights = sorted(weights)
    found = []
    chosen = []

    def search(start, left):
        """Adds all combinations that begin with the chosen weights and need `left` more, from place `start` on."""
        if left == 0:
            found.append(chosen[:])
        for place in range(start, len(weights)):
            if weights[place] > left:
                break
            # An equal weight at the same place of the combination would give the same ones again.
            if place > start and weights[place] == weights[place - 1]:
                continue
            chosen.append(weights[place])
            search(place + 1, left - weights[place])
            chosen.pop()

    search(0, total)
    return found


def main():
    _, total, *weights = map(int, sys.stdin.read().split())
    found = find_combinations(total, weights)
    print(len(found))
    for combination in found:
        print(*combination)


main()
