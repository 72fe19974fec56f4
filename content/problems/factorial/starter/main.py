def factorial(n):
    """Returns the product of the numbers from 1 to n."""
    # Write your solution here.
    return 0


print(factorial(int(input())))
