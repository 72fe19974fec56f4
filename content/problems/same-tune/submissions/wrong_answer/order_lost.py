# Wrong: sorts the notes, so that the same notes in another order count as the same tune.
import sys

_, *lines = sys.stdin.read().splitlines()
seen = {}
pairs = 0
for line in lines:
    notes = sorted(map(int, line.split()[1:]))
    tune = tuple(note - notes[0] for note in notes)
    before = seen.get(tune, 0)
    pairs += before
    seen[tune] = before + 1
print(len(seen), pairs)
