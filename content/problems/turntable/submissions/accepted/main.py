import sys


def order_in_the_evening(size, orders):
    # A ring: carriage 0 stands between the tail and the head.
    behind = [*range(1, size + 1), 0]
    ahead = [size, *range(size)]
    for kind, *carriages in orders:
        if kind == 'T':
            ahead, behind = behind, ahead
            continue
        x, y = int(carriages[0]), int(carriages[1]) if kind == 'B' else 0
        behind[ahead[x]], ahead[behind[x]] = behind[x], ahead[x]
        after = behind[y]
        behind[y], ahead[x] = x, y
        behind[x], ahead[after] = after, x

    train = []
    carriage = behind[0]
    while carriage:
        train.append(carriage)
        carriage = behind[carriage]
    return train


def main():
    first, *lines = sys.stdin.read().splitlines()
    size = int(first.split()[0])
    print(*order_in_the_evening(size, [line.split() for line in lines]))


main()
