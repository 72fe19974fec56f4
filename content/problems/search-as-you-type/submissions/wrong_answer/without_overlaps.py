# Wrong: str.count goes on behind each occurrence, so occurrences that overlap are not counted.
import sys

word, text, _, *lengths = sys.stdin.read().split()
for length in map(int, lengths):
    print(text.count(word[:length]))
