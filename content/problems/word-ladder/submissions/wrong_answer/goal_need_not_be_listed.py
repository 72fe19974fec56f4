# Wrong: lets the ladder end at the goal even if the goal is not in the list.
import sys

start, goal, _, *words = sys.stdin.read().split()
fitting = {}
for word in [*words, goal]:
    for at in range(len(word)):
        fitting.setdefault((at, word[:at], word[at + 1 :]), []).append(word)
steps = {start: 0}
queue = [start]
for word in queue:
    for at in range(len(word)):
        for other in fitting.pop((at, word[:at], word[at + 1 :]), []):
            if other not in steps:
                steps[other] = steps[word] + 1
                queue.append(other)
print(steps.get(goal, 'impossible'))
