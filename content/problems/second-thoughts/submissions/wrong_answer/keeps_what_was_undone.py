# Wrong: a new change does not make the program forget what was undone, so it can still be redone.
import sys

text, done, undone = [], [], []


def make(key):
    if key != '<':
        text.append(key)
        done.append((key, ''))
    else:
        done.append((key, text.pop() if text else ''))


for key in sys.stdin.readline().strip():
    if key == '-':
        if done:
            change, erased = done.pop()
            if change != '<':
                text.pop()
            elif erased:
                text.append(erased)
            undone.append(change)
    elif key == '+':
        if undone:
            make(undone.pop())
    else:
        make(key)
print(''.join(text) or '(empty)')
