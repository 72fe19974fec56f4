import sys


def critical_stations(lines_at):
    """Returns the critical stations in increasing order; lines_at[i] holds the stations that a line joins with station i."""
    # Write your solution here.
    return []


def main():
    n, _, *words = map(int, sys.stdin.read().split())
    lines_at = [[] for _ in range(n + 1)]
    for a, b in zip(words[::2], words[1::2]):
        lines_at[a].append(b)
        lines_at[b].append(a)
    critical = critical_stations(lines_at)
    print(len(critical))
    if critical:
        print(*critical)


main()
