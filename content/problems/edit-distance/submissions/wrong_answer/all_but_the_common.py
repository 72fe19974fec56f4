# Wrong: keeps a longest common subsequence and counts all other letters of the longer word, but kept letters may stand at different places.
import sys

s, t = sys.stdin.read().split()
row = [0] * (len(t) + 1)
for letter in s:
    above, row = row, [0]
    for j, wanted in enumerate(t, start=1):
        row.append(above[j - 1] + 1 if letter == wanted else max(above[j], row[j - 1]))
print(max(len(s), len(t)) - row[-1])
