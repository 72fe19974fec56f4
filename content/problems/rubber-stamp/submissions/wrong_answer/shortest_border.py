# Wrong: takes the shortest border, without asking whether its prints cover everything in between.
import sys

text, _, *asked = sys.stdin.read().split()
borders = [0] * (len(text) + 1)
shortest = list(range(len(text) + 1))
border = 0
for i in range(1, len(text)):
    while border > 0 and text[border] != text[i]:
        border = borders[border]
    if text[border] == text[i]:
        border += 1
    borders[i + 1] = border
    if border > 0:
        shortest[i + 1] = shortest[border]
print(*(shortest[int(length)] for length in asked))
