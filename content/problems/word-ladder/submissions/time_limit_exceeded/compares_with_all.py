# Right but too slow: compares each word that is reached with all words of the list.
import sys

start, goal, _, *words = sys.stdin.read().split()
steps = {start: 0}
queue = [start]
for word in queue:
    for other in words:
        if other not in steps and sum(a != b for a, b in zip(word, other)) == 1:
            steps[other] = steps[word] + 1
            queue.append(other)
print(steps.get(goal, 'impossible'))
