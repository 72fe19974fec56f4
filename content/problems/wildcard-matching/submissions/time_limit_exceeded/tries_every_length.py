# Right but too slow: tries for each star every number of letters and answers the same questions again and again.
import sys

sys.setrecursionlimit(10**6)


def matches(pattern, name, i=0, j=0):
    if i == len(pattern):
        return j == len(name)
    if pattern[i] == '*':
        return matches(pattern, name, i + 1, j) or (j < len(name) and matches(pattern, name, i, j + 1))
    return j < len(name) and pattern[i] in ('?', name[j]) and matches(pattern, name, i + 1, j + 1)


def main():
    pattern, _, *names = sys.stdin.read().split()
    for name in names:
        print('yes' if matches(pattern, name) else 'no')


main()
