import sys

MODULUS = 10**9 + 7


def factorials_and_inverses(largest):
    factorials = [1]
    for i in range(1, largest + 1):
        factorials.append(factorials[-1] * i % MODULUS)

    # One inverse is enough: 1/(i-1)! is i times 1/i!.
    inverses = [pow(factorials[largest], MODULUS - 2, MODULUS)]
    for i in range(largest, 0, -1):
        inverses.append(inverses[-1] * i % MODULUS)
    return factorials, inverses[::-1]


def count_teams(questions):
    factorials, inverses = factorials_and_inverses(max(n for n, _ in questions))

    def choose(n, k):
        if k > n:
            return 0
        return factorials[n] * inverses[k] % MODULUS * inverses[n - k] % MODULUS

    return [choose(n, k) for n, k in questions]


def main():
    _, *numbers = map(int, sys.stdin.buffer.read().split())
    print(*count_teams(list(zip(numbers[::2], numbers[1::2]))), sep='\n')


main()
