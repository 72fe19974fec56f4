# Wrong: does not look at the carry that is left after the last column.
from itertools import zip_longest


def count_readings(base, first, second, total):
    words = [first, second, total]
    leading = {word[0] for word in words if len(word) > 1}
    # The letters in the order in which one adds: columns from the right, and each from top to bottom.
    columns = zip_longest(*(reversed(word) for word in words), fillvalue='')
    page = [letter for column in columns for letter in column]
    # Where a word has no letter any more, it counts as 0.
    digit_of = {'': 0}
    used = set()

    def read_from(place, carry):
        """Counts the readings of what is left; in the lowest row the carry is what the column has added up to."""
        if place == len(page):
            return 1
        in_sum = place % 3 == 2
        letter = page[place]
        if letter in digit_of:
            digit = digit_of[letter]
            if not in_sum:
                return read_from(place + 1, carry + digit)
            return read_from(place + 1, carry // base) if digit == carry % base else 0
        readings = 0
        for digit in [carry % base] if in_sum else range(base):
            if digit in used or digit == 0 and letter in leading:
                continue
            digit_of[letter] = digit
            used.add(digit)
            readings += read_from(place + 1, carry // base if in_sum else carry + digit)
            used.remove(digit)
            del digit_of[letter]
        return readings

    return read_from(0, 0)


base, words = int(input()), input().split()
print(count_readings(base, *words))
