# Right but too slow: walks through the playlist from its first song for each question.
import sys

n, _, *numbers = map(int, sys.stdin.buffer.read().split())
lengths = numbers[:n]
total = sum(lengths)
for moment in numbers[n:]:
    left = moment % total
    for song, length in enumerate(lengths, start=1):
        if left < length:
            print(song, left)
            break
        left -= length
