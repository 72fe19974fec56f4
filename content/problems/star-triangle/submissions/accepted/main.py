def draw_triangle(n):
    """Prints the n lines of the triangle."""
    for i in range(1, n + 1):
        # Dots and stars together fill the n places of a line.
        print('.' * (n - i) + '*' * i)


draw_triangle(int(input()))
