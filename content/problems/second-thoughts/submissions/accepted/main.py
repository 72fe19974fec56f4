import sys


def text_after(keys):
    text = []
    done = []  # a change each: (its key, the letter that it typed or erased, '' for none)
    undone = []
    for key in keys:
        if key == '-':
            if done:
                change = done.pop()
                turn_back(change, text)
                undone.append(change)
        elif key == '+':
            if undone:
                done.append(make(undone.pop()[0], text))
        else:
            done.append(make(key, text))
            undone.clear()
    return ''.join(text)


def make(key, text):
    if key != '<':
        text.append(key)
        return key, key
    return key, text.pop() if text else ''


def turn_back(change, text):
    key, letter = change
    if key != '<':
        text.pop()
    elif letter:
        text.append(letter)


print(text_after(sys.stdin.readline().strip()) or '(empty)')
