def print_table(n):
    """Prints the ten lines of the times table of n."""
    # The range stops before 11, so 10 is the last factor.
    for i in range(1, 11):
        print(f'{n} x {i} = {n * i}')


print_table(int(input()))
