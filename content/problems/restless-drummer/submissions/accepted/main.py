import sys

MODULUS = 10**9 + 7


def count_rhythms(beats, lengths):
    # rhythms[t] counts all rhythms of t beats; ending[i][t] those whose last note has length lengths[i].
    rhythms = [1] + [0] * beats
    ending = [[0] * (beats + 1) for _ in lengths]
    tables = list(zip(lengths, ending))
    for t in range(1, beats + 1):
        total = 0
        for length, ends_so in tables:
            if length > t:
                break
            # Before the last note: every shorter rhythm except those that end in the same length.
            ways = (rhythms[t - length] - ends_so[t - length]) % MODULUS
            ends_so[t] = ways
            total += ways
        rhythms[t] = total % MODULUS
    return rhythms[beats]


def main():
    beats, _, *lengths = map(int, sys.stdin.read().split())
    print(count_rhythms(beats, lengths))


main()
