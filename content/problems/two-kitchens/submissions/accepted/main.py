import sys


def first_hopeless_day(cooks, quarrels):
    """Returns the number of the day, or None if the cooks can be divided to the end."""
    head = list(range(cooks + 1))
    # 1 if the cook works in the other kitchen than the one in `head`.
    other = [0] * (cooks + 1)
    size = [1] * (cooks + 1)

    def find(cook):
        """The head of the cook's group, and whether the cook works in the other kitchen than the head."""
        apart = 0
        while head[cook] != cook:
            apart ^= other[cook]
            cook = head[cook]
        return cook, apart

    for day, (first, second) in enumerate(quarrels, start=1):
        one, one_apart = find(first)
        two, two_apart = find(second)
        if one == two:
            if one_apart == two_apart:
                return day
            continue
        if size[one] < size[two]:
            one, two = two, one
        head[two] = one
        other[two] = one_apart ^ two_apart ^ 1
        size[one] += size[two]
    return None


def main():
    n, m, *numbers = map(int, sys.stdin.buffer.read().split())
    day = first_hopeless_day(n, list(zip(numbers[0::2], numbers[1::2])))
    print('peace' if day is None else day)


main()
