# Wrong: goes on from the word that was reached last, so it finds some ladder, not a shortest one.
import sys

start, goal, _, *words = sys.stdin.read().split()
fitting = {}
for word in words:
    for at in range(len(word)):
        fitting.setdefault((at, word[:at], word[at + 1 :]), []).append(word)
steps = {start: 0}
waiting = [start]
while waiting:
    word = waiting.pop()
    for at in range(len(word)):
        for other in fitting.pop((at, word[:at], word[at + 1 :]), []):
            if other not in steps:
                steps[other] = steps[word] + 1
                waiting.append(other)
print(steps.get(goal, 'impossible'))
