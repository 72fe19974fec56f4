# Wrong: searches only from child 1; all who are not connected with it go into camp 1.
import sys

count, _, *numbers = map(int, sys.stdin.buffer.read().split())
quarrels = [[] for _ in range(count + 1)]
for a, b in zip(numbers[::2], numbers[1::2]):
    quarrels[a].append(b)
    quarrels[b].append(a)
camps = [0] * (count + 1)
camps[1] = 1
queue = [1]
possible = True
for child in queue:
    for other in quarrels[child]:
        possible &= camps[other] != camps[child]
        if not camps[other]:
            camps[other] = 3 - camps[child]
            queue.append(other)
print(*[camp or 1 for camp in camps[1:]] if possible else ['impossible'])
