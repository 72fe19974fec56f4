# Wrong: keeps the words in a set, so that a word that was learned several times counts only once.
import sys

_, *words = sys.stdin.read().split()
learned, counts = set(), {}
for sign, letters in zip(words[::2], words[1::2]):
    if sign == '?':
        print(counts.get(letters, 0))
    elif letters not in learned:
        learned.add(letters)
        for end in range(1, min(len(letters), 40) + 1):
            counts[letters[:end]] = counts.get(letters[:end], 0) + 1
