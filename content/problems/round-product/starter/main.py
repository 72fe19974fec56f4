def count_zeros(a, b, base):
    """Returns the number of zeros at the end of a * (a + 1) * ... * b, written in the base."""
    # Write your solution here.
    return 0


print(count_zeros(*map(int, input().split())))
