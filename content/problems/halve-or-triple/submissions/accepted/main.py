def next_number(number):
    if number % 2 == 0:
        return number // 2
    return 3 * number + 1


def count_steps(number):
    steps = 0
    while number != 1:
        number = next_number(number)
        steps += 1
    return steps


def main():
    print(count_steps(int(input())))


main()
