def count_down(n):
    """Prints the numbers from n down to 1, each on its own line, and then Go!"""
    # Write your solution here.
    print('Go!')


count_down(int(input()))
