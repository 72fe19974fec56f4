def fizz_buzz(n):
    """Prints what is said for each number from 1 to n, one line each."""
    for number in range(1, n + 1):
        if number % 3 == 0 and number % 5 == 0:
            print('FizzBuzz')
        elif number % 3 == 0:
            print('Fizz')
        elif number % 5 == 0:
            print('Buzz')
        else:
            print(number)


fizz_buzz(int(input()))
