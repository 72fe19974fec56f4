# Wrong: fills all numbers up with zeros in front to the same length, and counts these zeros as digits.
import sys

ways = [[1, 1] + [0] * 9]
for _ in range(19):
    less = [0, *ways[-1], 0]
    ways.append([odd * less[odd] + (10 - odd) * less[odd + 2] for odd in range(11)])


def count_below(limit):
    count = odd_digits = 0
    for place, digit in enumerate(map(int, str(limit).zfill(19))):
        for smaller in range(digit):
            count += ways[18 - place][(odd_digits ^ (1 << smaller)).bit_count()]
        odd_digits ^= 1 << digit
    return count


_, *numbers = map(int, sys.stdin.buffer.read().split())
for a, b in zip(numbers[0::2], numbers[1::2]):
    print(count_below(b + 1) - count_below(a))
