# Right but too slow: compares letter by letter from each place of the text on.
import sys

word, text, _, *lengths = sys.stdin.read().split()
hits = [0] * (len(word) + 2)
for i in range(len(text)):
    same = 0
    while same < len(word) and i + same < len(text) and word[same] == text[i + same]:
        same += 1
    hits[same] += 1
for k in range(len(word), 0, -1):
    hits[k] += hits[k + 1]
for length in lengths:
    print(hits[int(length)])
