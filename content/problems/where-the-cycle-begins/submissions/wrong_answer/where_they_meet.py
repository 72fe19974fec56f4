# Wrong: takes the note where the two walkers meet for the begin of the cycle.
import sys

_, start, *pointers = map(int, sys.stdin.buffer.read().split())
following = [0, *pointers]
slow, fast = following[start], following[following[start]]
while fast and slow != fast:
    slow, fast = following[slow], following[following[fast]]
if fast == 0:
    print('none')
else:
    length, note = 1, following[slow]
    while note != slow:
        note = following[note]
        length += 1
    print(slow, length)
