def factorial(n):
    """Returns the product of the numbers from 1 to n."""
    # 1 is the right beginning: multiplying by it changes nothing.
    product = 1
    # The range stops before n + 1, so n is the last factor.
    for number in range(1, n + 1):
        product *= number
    return product


print(factorial(int(input())))
