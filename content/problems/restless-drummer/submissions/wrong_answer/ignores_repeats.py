# Wrong: counts all sequences of notes, also those in which equal notes follow each other.
import sys

MODULUS = 10**9 + 7
beats, _, *lengths = map(int, sys.stdin.read().split())
rhythms = [1] + [0] * beats
for t in range(1, beats + 1):
    rhythms[t] = sum(rhythms[t - length] for length in lengths if length <= t) % MODULUS
print(rhythms[beats])
