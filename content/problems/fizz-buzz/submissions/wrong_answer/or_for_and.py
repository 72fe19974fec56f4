# Wrong: "or" where both must hold, so every word becomes FizzBuzz.
n = int(input())
for number in range(1, n + 1):
    if number % 3 == 0 or number % 5 == 0:
        print('FizzBuzz')
    elif number % 3 == 0:
        print('Fizz')
    elif number % 5 == 0:
        print('Buzz')
    else:
        print(number)
