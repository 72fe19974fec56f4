# Wrong: looks only at how large each step is, not whether it goes up or down.
import sys

_, *lines = sys.stdin.read().splitlines()
seen = {}
pairs = 0
for line in lines:
    notes = list(map(int, line.split()[1:]))
    tune = tuple(abs(b - a) for a, b in zip(notes, notes[1:]))
    before = seen.get(tune, 0)
    pairs += before
    seen[tune] = before + 1
print(len(seen), pairs)
