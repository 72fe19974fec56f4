# Wrong: forgets that 1 is no prime number; the loop finds no divisor of it.
def is_prime(number):
    divisor = 2
    while divisor * divisor <= number:
        if number % divisor == 0:
            return False
        divisor += 1
    return True


for _ in range(int(input())):
    print('yes' if is_prime(int(input())) else 'no')
