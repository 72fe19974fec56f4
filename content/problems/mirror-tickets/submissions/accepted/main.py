import sys

LONGEST = 19


def ways_to_go_on():
    """ways[rest][odd]: how many choices of `rest` digits make a mirror ticket, if `odd` digits have an odd count before."""
    ways = [[1, 1] + [0] * 9]
    for rest in range(1, LONGEST + 1):
        shorter = ways[rest - 1]
        ways.append([0] * 11)
        for odd in range(11):
            if odd > 0:
                ways[rest][odd] += odd * shorter[odd - 1]
            if odd < 10:
                ways[rest][odd] += (10 - odd) * shorter[odd + 1]
    return ways


def count_below(limit, ways):
    """Returns the number of mirror tickets from 1 to limit - 1."""
    digits = list(map(int, str(limit)))
    count = sum(9 * ways[length - 1][1] for length in range(1, len(digits)))
    odd_digits = 0
    for place, digit in enumerate(digits):
        rest = len(digits) - place - 1
        # The smaller digits whose count is odd get an even one, and the others an odd one.
        smaller = digit - 1 if place == 0 else digit
        get_even = (odd_digits & ((1 << digit) - 1)).bit_count()
        odd = odd_digits.bit_count()
        if odd > 0:
            count += get_even * ways[rest][odd - 1]
        if odd < 10:
            count += (smaller - get_even) * ways[rest][odd + 1]
        odd_digits ^= 1 << digit
    return count


def main():
    _, *numbers = map(int, sys.stdin.buffer.read().split())
    ways = ways_to_go_on()
    for a, b in zip(numbers[0::2], numbers[1::2]):
        print(count_below(b + 1, ways) - count_below(a, ways))


main()
