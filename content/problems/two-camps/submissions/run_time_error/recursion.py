# Wrong: puts the children into camps with one call within the other, which a long chain makes deeper than Python allows.
import sys

count, _, *numbers = map(int, sys.stdin.buffer.read().split())
quarrels = [[] for _ in range(count + 1)]
for a, b in zip(numbers[::2], numbers[1::2]):
    quarrels[a].append(b)
    quarrels[b].append(a)
camps = [0] * (count + 1)


def put(child, camp):
    if camps[child]:
        return camps[child] == camp
    camps[child] = camp
    return all(put(other, 3 - camp) for other in quarrels[child])


possible = all(camps[child] or put(child, 1) for child in range(1, count + 1))
print(*camps[1:] if possible else ['impossible'])
