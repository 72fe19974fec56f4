# Wrong: takes the best subset of the first half alone and then fills up with the second, but a lighter first part may leave better room.
import sys

_, most, *weights = map(int, sys.stdin.read().split())


def best(weights, most):
    sums = [0]
    for weight in weights:
        sums += [total + weight for total in sums]
    return max(total for total in sums if total <= most)


middle = len(weights) // 2
first = best(weights[:middle], most)
print(first + best(weights[middle:], most - first))
