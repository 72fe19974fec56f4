# Wrong: at the moment at which a song ends, still names this song.
from bisect import bisect_left
from itertools import accumulate
import sys

n, _, *numbers = map(int, sys.stdin.buffer.read().split())
ends = list(accumulate(numbers[:n]))
for moment in numbers[n:]:
    moment %= ends[-1]
    song = bisect_left(ends, moment)
    print(song + 1, moment - (ends[song] - numbers[song]))
