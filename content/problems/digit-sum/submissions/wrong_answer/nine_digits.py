# Wrong: adds nine digits, but the largest number has ten.
def digit_sum(n):
    """Returns the sum of the digits of n."""
    total = 0
    for i in range(9):
        total += n // 10**i % 10
    return total


print(digit_sum(int(input())))
