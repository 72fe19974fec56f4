# Right but too slow: searches anew for each child how far it is from the child with the smallest number in its group.
import sys

count, _, *numbers = map(int, sys.stdin.buffer.read().split())
pairs = list(zip(numbers[::2], numbers[1::2]))
quarrels = [[] for _ in range(count + 1)]
for a, b in pairs:
    quarrels[a].append(b)
    quarrels[b].append(a)


def camp_of(child):
    steps = {child: 0}
    queue = [child]
    for reached in queue:
        for other in quarrels[reached]:
            if other not in steps:
                steps[other] = steps[reached] + 1
                queue.append(other)
    return 1 + steps[min(queue)] % 2


camps = [0] + [camp_of(child) for child in range(1, count + 1)]
possible = all(camps[a] != camps[b] for a, b in pairs)
print(*camps[1:] if possible else ['impossible'])
