import sys


def right_readings(digits, total):
    """Returns the number of right readings, and the first one, or None if there are none."""
    count = 0
    first = None

    def read_on(start, sign, before, so_far):
        """Reads the number at `start` in all ways; `before` is what is read already, its last sign included."""
        nonlocal count, first
        # A number does not begin with a zero, unless it is zero.
        longest = start + 1 if digits[start] == '0' else len(digits)
        for end in range(longest, start, -1):
            number = int(digits[start:end])
            now = so_far + sign * number
            reading = before + digits[start:end]
            if end == len(digits):
                if now == total:
                    count += 1
                    first = first or reading
            elif abs(total - now) <= int(digits[end:]):
                read_on(end, 1, reading + '+', now)
                read_on(end, -1, reading + '-', now)

    read_on(0, 1, '', 0)
    return count, first


def main():
    digits, total = sys.stdin.read().split()
    count, first = right_readings(digits, int(total))
    print(count)
    if first is not None:
        print(first)


main()
