# Wrong: goes back from dead ends, but stops at the first way that it finds, which takes long words first and need not be the shortest.
import sys

text, _, *words = sys.stdin.read().split()
dictionary = set(words)
longest = max(map(len, words))
dead = set()
starts = [0]
lengths = [longest]
while starts and starts[-1] < len(text):
    place, length = starts[-1], lengths[-1]
    if length == 0 or place in dead:
        dead.add(starts.pop())
        lengths.pop()
        continue
    lengths[-1] -= 1
    end = place + length
    if end <= len(text) and end not in dead and text[place:end] in dictionary:
        starts.append(end)
        lengths.append(longest)
print(len(starts) - 1)
