# Right but too slow: looks through a list of all tunes for each recording.
import sys

_, *lines = sys.stdin.read().splitlines()
tunes, counts = [], []
pairs = 0
for line in lines:
    notes = list(map(int, line.split()[1:]))
    tune = [note - notes[0] for note in notes]
    if tune in tunes:
        place = tunes.index(tune)
        pairs += counts[place]
        counts[place] += 1
    else:
        tunes.append(tune)
        counts.append(1)
print(len(tunes), pairs)
