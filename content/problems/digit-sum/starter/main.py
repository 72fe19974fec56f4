def digit_sum(n):
    """Returns the sum of the digits of n."""
    # Write your solution here.
    return 0


print(digit_sum(int(input())))
