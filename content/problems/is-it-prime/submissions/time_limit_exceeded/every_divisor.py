# Right but too slow: tries every number below x as a divisor.
def is_prime(number):
    for divisor in range(2, number):
        if number % divisor == 0:
            return False
    return number > 1


for _ in range(int(input())):
    print('yes' if is_prime(int(input())) else 'no')
