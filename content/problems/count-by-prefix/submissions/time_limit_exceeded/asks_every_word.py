# Right but too slow: compares each prefix with every word.
import sys

_, *words = sys.stdin.read().split()
learned = []
for sign, letters in zip(words[::2], words[1::2]):
    if sign == '+':
        learned.append(letters)
    else:
        print(sum(word.startswith(letters) for word in learned))
