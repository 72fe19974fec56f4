def digit_sum(n):
    """Returns the sum of the digits of n."""
    total = 0
    # Goes on until no digit is left.
    while n > 0:
        # The remainder is the last digit.
        total += n % 10
        # Dividing takes the last digit away.
        n //= 10
    return total


print(digit_sum(int(input())))
