import sys


def product(a, b, p):
    """The product of two matrices with two rows and columns each, modulo p."""
    return [[(row[0] * b[0][j] + row[1] * b[1][j]) % p for j in range(2)] for row in a]


def power(matrix, exponent, p):
    result = [[1, 0], [0, 1]]
    while exponent > 0:
        if exponent % 2 == 1:
            result = product(result, matrix, p)
        matrix = product(matrix, matrix, p)
        exponent //= 2
    return result


def term(s, t, a, b, n, p):
    # The matrix [[0, 1], [b, a]] makes the pair (f_1, f_2) of the pair (f_0, f_1), and so on.
    first_row = power([[0, 1], [b, a]], n, p)[0]
    return (first_row[0] * s + first_row[1] * t) % p


def main():
    for line in sys.stdin.readlines()[1:]:
        print(term(*map(int, line.split())))


main()
