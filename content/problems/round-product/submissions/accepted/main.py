def prime_factors(number):
    """Returns for each prime factor how often it divides the number."""
    exponents = {}
    divisor = 2
    while divisor * divisor <= number:
        while number % divisor == 0:
            exponents[divisor] = exponents.get(divisor, 0) + 1
            number //= divisor
        divisor += 1
    if number > 1:
        exponents[number] = 1
    return exponents


def exponent_in_factorial(prime, n):
    """Returns how often the prime divides n!."""
    exponent = 0
    while n > 0:
        n //= prime
        exponent += n
    return exponent


def count_zeros(a, b, base):
    return min(
        (exponent_in_factorial(prime, b) - exponent_in_factorial(prime, a - 1)) // exponent
        for prime, exponent in prime_factors(base).items()
    )


print(count_zeros(*map(int, input().split())))
