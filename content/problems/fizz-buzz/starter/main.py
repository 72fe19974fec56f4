def fizz_buzz(n):
    """Prints what is said for each number from 1 to n, one line each."""
    # Write your solution here.
    print(n)


fizz_buzz(int(input()))
