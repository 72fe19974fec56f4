import sys


def term(s, t, a, b, n, p):
    """Returns f_n modulo p."""
    # Write your solution here.
    return 0


def main():
    for line in sys.stdin.readlines()[1:]:
        print(term(*map(int, line.split())))


main()
