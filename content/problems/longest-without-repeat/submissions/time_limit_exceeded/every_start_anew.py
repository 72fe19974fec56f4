# Right but too slow: begins at each song anew.
import sys

_, *songs = map(int, sys.stdin.buffer.read().split())
longest = 0
for start in range(len(songs)):
    seen = set()
    for song in songs[start:]:
        if song in seen:
            break
        seen.add(song)
    longest = max(longest, len(seen))
print(longest)
