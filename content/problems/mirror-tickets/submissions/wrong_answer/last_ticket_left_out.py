# Wrong: counts the tickets below b and below a, so that ticket b is left out.
import sys

ways = [[1, 1] + [0] * 9]
for _ in range(19):
    less = [0, *ways[-1], 0]
    ways.append([odd * less[odd] + (10 - odd) * less[odd + 2] for odd in range(11)])


def count_below(limit):
    digits = list(map(int, str(limit)))
    count, odd_digits = sum(9 * ways[length][1] for length in range(len(digits) - 1)), 0
    for place, digit in enumerate(digits):
        for smaller in range(place == 0, digit):
            count += ways[len(digits) - place - 1][(odd_digits ^ (1 << smaller)).bit_count()]
        odd_digits ^= 1 << digit
    return count


_, *numbers = map(int, sys.stdin.buffer.read().split())
for a, b in zip(numbers[0::2], numbers[1::2]):
    print(count_below(b) - count_below(a))
