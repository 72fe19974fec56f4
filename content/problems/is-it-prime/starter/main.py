def is_prime(number):
    """Returns True if the number is prime, otherwise False."""
    # Write your solution here.
    return False


def main():
    for _ in range(int(input())):
        print('yes' if is_prime(int(input())) else 'no')


main()
