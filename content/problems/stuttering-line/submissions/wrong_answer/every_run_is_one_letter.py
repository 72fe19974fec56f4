# Wrong: shrinks every run to one letter in both texts, so a word may have more equal letters than arrived.
import sys
from itertools import groupby


def shrunk(text):
    return [letter for letter, _ in groupby(text)]


text, _, *words = sys.stdin.read().split()
fitting = [word for word in words if shrunk(word) == shrunk(text)]
print(len(fitting), max(fitting, key=len, default=''))
