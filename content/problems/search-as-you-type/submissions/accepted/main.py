import sys
from itertools import accumulate


def z_function(s):
    """For each place of s except the first, how many letters from there on are the same as at the beginning of s."""
    z = [0] * len(s)
    # s[start:end] is the match that ends last so far; it is equal to the beginning of s.
    start = end = 0
    for i in range(1, len(s)):
        same = min(z[i - start], end - i) if i < end else 0
        while i + same < len(s) and s[same] == s[i + same]:
            same += 1
        if i + same > end:
            start, end = i, i + same
        z[i] = same
    return z


def count_hits(word, text, lengths):
    # No match goes past the mark, because it is not in the text.
    z = z_function(word + '#' + text)
    places = [0] * (len(word) + 1)
    for same in z[len(word) + 1 :]:
        places[same] += 1
    # Where more letters are the same, fewer are as well: hits[k] is for k letters or more.
    hits = list(accumulate(reversed(places)))[::-1]
    return [hits[length] for length in lengths]


def main():
    word, text, _, *lengths = sys.stdin.read().split()
    print(*count_hits(word, text, list(map(int, lengths))), sep='\n')


main()
