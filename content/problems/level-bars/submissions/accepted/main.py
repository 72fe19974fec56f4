import sys


def hang_up(bars):
    """Returns the weight of the whole mobile and the number of level bars."""
    # Each bar stands before the bars that hang on it.
    from_the_top = [1]
    for bar in from_the_top:
        _, left, _, right = bars[bar - 1]
        from_the_top += [-thing for thing in (left, right) if thing < 0]

    weights = [0] * (len(bars) + 1)
    level = 0
    for bar in reversed(from_the_top):
        left_arm, left, right_arm, right = bars[bar - 1]
        left_weight = left if left > 0 else weights[-left]
        right_weight = right if right > 0 else weights[-right]
        weights[bar] = left_weight + right_weight
        if left_arm * left_weight == right_arm * right_weight:
            level += 1
    return weights[1], level


def main():
    n, *numbers = map(int, sys.stdin.buffer.read().split())
    bars = [numbers[i : i + 4] for i in range(0, 4 * n, 4)]
    print(*hang_up(bars))


main()
