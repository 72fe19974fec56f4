import sys


def reverse_in_groups(following, first, k):
    # The pointer of wagon 0, which does not exist, says which wagon is the first.
    following[0] = first
    last, wagon = 0, first
    while wagon:
        group = []
        while wagon and len(group) < k:
            group.append(wagon)
            wagon = following[wagon]
        if len(group) == k:
            group.reverse()
        for after in group:
            following[last] = after
            last = after
    following[last] = 0


def main():
    _, k, first, *pointers = map(int, sys.stdin.buffer.read().split())
    following = [0, *pointers]
    reverse_in_groups(following, first, k)
    print(following[0])
    print(*following[1:])


main()
