import sys


def collect_signatures(boss, level):
    """Returns (number of unsigned reports, total steps of the signed ones).

    boss[i] and level[i] belong to employee i (1-based); the director has boss 0. Index 0 is not used.
    """
    # Write your solution here.
    return 0, 0


def main():
    n, *numbers = map(int, sys.stdin.buffer.read().split())
    print(*collect_signatures([0] + numbers[:n], [0] + numbers[n:]))


main()
