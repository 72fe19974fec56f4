# Wrong: puts no mark between word and text, so a match may be longer than the word and is then left out.
import sys

word, text, _, *lengths = sys.stdin.read().split()
s = word + text
z = [0] * len(s)
start = end = 0
for i in range(1, len(s)):
    same = min(z[i - start], end - i) if i < end else 0
    while i + same < len(s) and s[same] == s[i + same]:
        same += 1
    if i + same > end:
        start, end = i, i + same
    z[i] = same
hits = [0] * (len(word) + 2)
for same in z[len(word) :]:
    if same <= len(word):
        hits[same] += 1
for k in range(len(word), 0, -1):
    hits[k] += hits[k + 1]
for length in lengths:
    print(hits[int(length)])
