def draw_triangle(n):
    """Prints the n lines of the triangle."""
    # Write your solution here.
    print('*')


draw_triangle(int(input()))
