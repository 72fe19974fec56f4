import sys


def measure(tunnels, teams):
    """Returns the largest number of metres for each size of a team.

    A tunnel is a list [p, length]; the one from chamber 2 is tunnels[0].
    """
    # Write your solution here.
    return [0] * len(teams)


def main():
    n, _, *numbers = map(int, sys.stdin.buffer.read().split())
    tunnels = [numbers[i : i + 2] for i in range(0, 2 * n - 2, 2)]
    print(*measure(tunnels, numbers[2 * n - 2 :]))


main()
