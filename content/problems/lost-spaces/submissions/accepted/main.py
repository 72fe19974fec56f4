import sys
from array import array

MODULUS = 1_000_000_007


def count_lists(text):
    """Returns the number of lists of words, modulo MODULUS."""
    n = len(text)
    letters = text.encode() + b'\0'  # the end of the text is smaller than every letter
    # at_least[i][w]: lists for the text from i on whose first word has w or more letters. Arrays of C integers,
    # because eight million Python integers would not fit into the memory limit.
    at_least = [None] * n
    # same[w]: how many letters from i on are equal to those from i + w on.
    same = [0] * (n + 1)

    for i in range(n - 1, -1, -1):
        row = array('i', bytes(4 * (n - i + 2)))
        total = 1  # the list that is one single word
        row[n - i] = total
        first = letters[i]
        for length in range(n - i - 1, 0, -1):
            after = i + length  # where the second word begins
            if letters[after] == first:
                equal = same[length] + 1
                same[length] = equal
                if equal >= length:
                    # The text after the first word repeats it: the second word has to be longer.
                    total = (total + at_least[after][length + 1]) % MODULUS
                elif letters[after + equal] > letters[i + equal]:
                    # The second word has to reach the first different letter.
                    total = (total + at_least[after][equal + 1]) % MODULUS
            else:
                same[length] = 0
                if letters[after] > first:
                    total = (total + at_least[after][1]) % MODULUS
            row[length] = total
        at_least[i] = row
    return at_least[0][1]


print(count_lists(sys.stdin.readline().strip()))
