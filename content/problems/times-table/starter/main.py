def print_table(n):
    """Prints the ten lines of the times table of n."""
    # Write your solution here.
    print(f'{n} x 1 = {n}')


print_table(int(input()))
