# Wrong: guesses the song by the average length and then looks only at its neighbours.
import sys

n, _, *numbers = map(int, sys.stdin.buffer.read().split())
begins = [0]
for length in numbers[:n]:
    begins.append(begins[-1] + length)
for moment in numbers[n:]:
    moment %= begins[n]
    song = moment * n // begins[n]
    for near in song - 1, song, song + 1:
        if 0 <= near < n and begins[near] <= moment < begins[near + 1]:
            song = near
    print(song + 1, moment - begins[song])
