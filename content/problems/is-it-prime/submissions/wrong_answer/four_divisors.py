# Wrong: tries only the divisors 2, 3, 5 and 7, so 121 and 143 seem to be prime.
def is_prime(number):
    """Returns True if the number is prime, otherwise False."""
    if number < 2:
        return False
    for d in (2, 3, 5, 7):
        if number == d:
            return True
        if number % d == 0:
            return False
    return True


def main():
    for _ in range(int(input())):
        print('yes' if is_prime(int(input())) else 'no')


main()
