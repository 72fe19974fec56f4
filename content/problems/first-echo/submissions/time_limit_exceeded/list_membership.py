# Right but too slow: "in" on a list looks at its elements one by one.
import sys

words = sys.stdin.buffer.read().split()
wanted = int(words[1])
seen = []
answer = 'none'
for j, reading in enumerate(map(int, words[2:]), start=1):
    if wanted - reading in seen:
        i = max(k for k, earlier in enumerate(seen, start=1) if earlier == wanted - reading)
        answer = f'{i} {j}'
        break
    seen.append(reading)
print(answer)
