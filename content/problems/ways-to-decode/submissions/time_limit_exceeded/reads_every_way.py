# Right but too slow: reads the note in every possible way, one after the other.
import sys

sys.setrecursionlimit(10**6)
digits = sys.stdin.readline().strip()


def ways(place):
    if place == len(digits):
        return 1
    if digits[place] == '0':
        return 0
    total = ways(place + 1)
    if place + 1 < len(digits) and int(digits[place : place + 2]) <= 26:
        total += ways(place + 2)
    return total


print(ways(0) % 1_000_000_007)
