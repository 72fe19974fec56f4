import sys
from collections import defaultdict, deque


def settle(letters):
    # For each sender and receiver: the positions of the letters that are waiting, oldest first.
    waiting = defaultdict(deque)
    unanswered = longest = 0
    for position, (sender, receiver) in enumerate(letters):
        asked = waiting[receiver, sender]
        if asked:
            longest = max(longest, position - asked.popleft())
            unanswered -= 1
        else:
            waiting[sender, receiver].append(position)
            unanswered += 1
    return unanswered, longest


def main():
    _, *lines = sys.stdin.read().splitlines()
    print(*settle([line.split() for line in lines]))


main()
