import sys


def best_walk(fun, up):
    """Returns the largest sum of a walk; hut i is worth fun[i], up[i] is the hut above it, and hut 0 is at the top."""
    # Write your solution here.
    return 0


def main():
    n, *words = map(int, sys.stdin.read().split())
    print(best_walk(words[:n], [None] + [hut - 1 for hut in words[n:]]))


main()
