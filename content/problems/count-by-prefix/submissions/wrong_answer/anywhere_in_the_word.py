# Wrong: counts words that have the letters anywhere, not only at the beginning.
import sys

_, *words = sys.stdin.read().split()
learned = []
for sign, letters in zip(words[::2], words[1::2]):
    if sign == '+':
        learned.append(letters)
    else:
        print(sum(letters in word for word in learned))
