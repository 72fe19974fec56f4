# Wrong: takes the longest word that fits at each place, and never asks what comes after it.
import sys

text, _, *words = sys.stdin.read().split()
words.sort(key=len, reverse=True)
place = count = 0
while place < len(text):
    fitting = next((word for word in words if text.startswith(word, place)), None)
    if fitting is None:
        count = -1
        break
    place += len(fitting)
    count += 1
print(count)
