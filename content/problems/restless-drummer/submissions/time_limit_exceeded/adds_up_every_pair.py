# Right but too slow: for every last note it adds up all different notes before it, n * k * k steps.
import sys

MODULUS = 10**9 + 7
beats, count, *lengths = map(int, sys.stdin.read().split())
# ending[t][i]: rhythms of t beats whose last note has length lengths[i]
ending = [[0] * count for _ in range(beats + 1)]
for t in range(1, beats + 1):
    for i, length in enumerate(lengths):
        if length == t:
            ending[t][i] = 1
        elif length < t:
            ways = 0
            for j in range(count):
                if j != i:
                    ways += ending[t - length][j]
            ending[t][i] = ways % MODULUS
print(sum(ending[beats]) % MODULUS)
