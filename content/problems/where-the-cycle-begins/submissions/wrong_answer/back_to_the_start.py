# Wrong: only asks whether the chase comes back to its start; a cycle that begins later is taken for none.
import sys

n, start, *pointers = map(int, sys.stdin.buffer.read().split())
following = [0, *pointers]
note, length = following[start], 1
while note and note != start and length <= n:
    note = following[note]
    length += 1
print(f'{start} {length}' if note == start else 'none')
