def is_prime(number):
    if number < 2:
        return False
    divisor = 2
    # Divisors come in pairs, and the smaller one of a pair is at most the square root.
    while divisor * divisor <= number:
        if number % divisor == 0:
            return False
        divisor += 1
    return True


def main():
    for _ in range(int(input())):
        print('yes' if is_prime(int(input())) else 'no')


main()
