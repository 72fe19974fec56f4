# Right but too slow: keeps all waiting letters in one list and looks through it for each new letter.
import sys

_, *lines = sys.stdin.read().splitlines()
waiting = []
longest = 0
for position, line in enumerate(lines):
    sender, receiver = line.split()
    for place, (asked, by, to) in enumerate(waiting):
        if by == receiver and to == sender:
            longest = max(longest, position - asked)
            del waiting[place]
            break
    else:
        waiting.append((position, sender, receiver))
print(len(waiting), longest)
