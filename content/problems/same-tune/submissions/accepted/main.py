import sys


def count_tunes(recordings):
    seen = {}
    pairs = 0
    for notes in recordings:
        # Begun on note 0, all recordings of one tune are the same.
        tune = tuple(note - notes[0] for note in notes)
        before = seen.get(tune, 0)
        pairs += before
        seen[tune] = before + 1
    return len(seen), pairs


def main():
    _, *lines = sys.stdin.read().splitlines()
    recordings = [list(map(int, line.split()))[1:] for line in lines]
    print(*count_tunes(recordings))


main()
