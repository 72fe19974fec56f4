# Right but too slow: searches the text anew for each number of letters.
import sys

word, text, _, *lengths = sys.stdin.read().split()
for length in map(int, lengths):
    typed = word[:length]
    hits = 0
    place = text.find(typed)
    while place >= 0:
        hits += 1
        place = text.find(typed, place + 1)
    print(hits)
