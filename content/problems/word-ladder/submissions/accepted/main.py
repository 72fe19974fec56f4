import sys


def patterns(word):
    """Returns the word with each of its letters left open once."""
    return [f'{word[:at]}*{word[at + 1:]}' for at in range(len(word))]


def fewest_steps(start, goal, words):
    fitting = {}
    for word in words:
        for pattern in patterns(word):
            fitting.setdefault(pattern, []).append(word)

    steps = {start: 0}
    queue = [start]
    for word in queue:
        if word == goal:
            return steps[word]
        for pattern in patterns(word):
            # All words under a pattern are reached at once, so it is used only once.
            for other in fitting.pop(pattern, []):
                if other not in steps:
                    steps[other] = steps[word] + 1
                    queue.append(other)
    return None


def main():
    start, goal, _, *words = sys.stdin.read().split()
    steps = fewest_steps(start, goal, words)
    print('impossible' if steps is None else steps)


main()
