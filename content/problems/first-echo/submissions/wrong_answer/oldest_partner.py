# Wrong: keeps the first position of every value, so it reports the oldest partner, not the most recent.
import sys

words = sys.stdin.buffer.read().split()
wanted = int(words[1])
first_seen = {}
answer = 'none'
for j, reading in enumerate(map(int, words[2:]), start=1):
    if wanted - reading in first_seen:
        answer = f'{first_seen[wanted - reading]} {j}'
        break
    first_seen.setdefault(reading, j)
print(answer)
