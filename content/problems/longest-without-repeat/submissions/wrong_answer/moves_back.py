# Wrong: moves the beginning behind the last place of the song even if that place lies before the window.
import sys

_, *songs = map(int, sys.stdin.buffer.read().split())
last = {}
start = longest = 0
for end, song in enumerate(songs):
    if song in last:
        start = last[song] + 1
    last[song] = end
    longest = max(longest, end - start + 1)
print(longest)
