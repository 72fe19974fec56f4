import sys


class Trie:
    """Words as ways down a tree of letters; node i has its children in next[i] and the words through it in count[i]."""

    def __init__(self):
        self.next = [{}]
        self.count = [0]

    def learn(self, word):
        node = 0
        for letter in word:
            if letter not in self.next[node]:
                self.next[node][letter] = len(self.next)
                self.next.append({})
                self.count.append(0)
            node = self.next[node][letter]
            self.count[node] += 1

    def words_with(self, prefix):
        node = 0
        for letter in prefix:
            if letter not in self.next[node]:
                return 0
            node = self.next[node][letter]
        return self.count[node]


def count_by_prefix(lines):
    trie = Trie()
    answers = []
    for sign, letters in lines:
        if sign == '+':
            trie.learn(letters)
        else:
            answers.append(trie.words_with(letters))
    return answers


def main():
    _, *words = sys.stdin.read().split()
    for answer in count_by_prefix(list(zip(words[::2], words[1::2]))):
        print(answer)


main()
