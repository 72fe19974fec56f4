# Right but too slow: walks from each note of the chain to see whether the way leads back to it.
import sys

n, start, *pointers = map(int, sys.stdin.buffer.read().split())
following = [0, *pointers]
entry, length = start, 0
while entry:
    note, length = following[entry], 1
    while note and note != entry and length < n:
        note = following[note]
        length += 1
    if note == entry:
        break
    entry = following[entry]
print(f'{entry} {length}' if entry else 'none')
