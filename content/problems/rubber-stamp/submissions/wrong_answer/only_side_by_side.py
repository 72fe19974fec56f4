# Wrong: uses the shortest period, so the prints may only stand side by side.
import sys

text, _, *asked = sys.stdin.read().split()
borders = [0] * (len(text) + 1)
border = 0
for i in range(1, len(text)):
    while border > 0 and text[border] != text[i]:
        border = borders[border]
    if text[border] == text[i]:
        border += 1
    borders[i + 1] = border
answers = []
for word in asked:
    length = int(word)
    period = length - borders[length]
    answers.append(period if length % period == 0 else length)
print(*answers)
