def count_down(n):
    """Prints the numbers from n down to 1, each on its own line, and then Go!"""
    # The range stops before 0, so 1 is the last number.
    for number in range(n, 0, -1):
        print(number)
    # Outside of the loop, so that it is said only once.
    print('Go!')


count_down(int(input()))
