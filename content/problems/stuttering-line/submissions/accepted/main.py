import sys


def runs_of(text):
    runs = []
    for letter in text:
        if runs and runs[-1][0] == letter:
            runs[-1][1] += 1
        else:
            runs.append([letter, 1])
    return runs


def can_arrive_as(received, sent):
    if len(sent) != len(received):
        return False
    for (letter, length), (got, got_length) in zip(sent, received):
        if letter != got or length > got_length:
            return False
    return True


def fitting_words(text, words):
    received = runs_of(text)
    return [word for word in words if can_arrive_as(received, runs_of(word))]


def main():
    text, _, *words = sys.stdin.read().split()
    fitting = fitting_words(text, words)
    longest = ''
    for word in fitting:
        if len(word) > len(longest):
            longest = word
    print(len(fitting), longest)


main()
