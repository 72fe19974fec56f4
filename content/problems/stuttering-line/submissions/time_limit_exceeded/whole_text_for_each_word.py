# Right but too slow: walks along the whole text that arrived for each word of the list.
import sys


def fits(received, word):
    following = 0
    for letter in received:
        if following < len(word) and word[following] == letter:
            following += 1
        elif following == 0 or word[following - 1] != letter:
            return False
    return following == len(word)


text, _, *words = sys.stdin.read().split()
fitting = [word for word in words if fits(text, word)]
print(len(fitting), max(fitting, key=len, default=''))
