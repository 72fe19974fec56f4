import sys
from math import gcd


def choose_plank(planks):
    count = len(planks)
    # The divisors of the first i planks, and of all planks from i on; 0 stands for no plank at all.
    before, behind = [0] * (count + 1), [0] * (count + 1)
    for i in range(count):
        before[i + 1] = gcd(before[i], planks[i])
    for i in reversed(range(count)):
        behind[i] = gcd(behind[i + 1], planks[i])

    longest, returned = 0, 0
    for i in range(count):
        length = gcd(before[i], behind[i + 1])
        if length > longest or (length == longest and planks[i] < planks[returned]):
            longest, returned = length, i
    return longest, returned + 1, (sum(planks) - planks[returned]) // longest


def main():
    _, *planks = map(int, sys.stdin.buffer.read().split())
    print(*choose_plank(planks))


main()
