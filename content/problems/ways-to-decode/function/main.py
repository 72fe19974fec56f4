MODULUS = 1_000_000_007


def countWays(digits):
    """Returns the number of ways to decode the digits, modulo 1,000,000,007."""
    # ways[i]: for the first i digits; there is one way to decode nothing.
    ways = [1]
    for i, digit in enumerate(digits):
        total = 0
        if digit != '0':
            total += ways[i]
        if i > 0 and 10 <= int(digits[i - 1 : i + 1]) <= 26:
            total += ways[i - 1]
        ways.append(total % MODULUS)
    return ways[-1]
