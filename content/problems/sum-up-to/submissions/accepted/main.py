def sum_of_multiples(n, k):
    """Returns the sum of the numbers from 1 to n that are divisible by k."""
    total = 0
    # The range stops before n + 1, so n is the last number.
    for number in range(1, n + 1):
        # Divisible means that nothing remains.
        if number % k == 0:
            total += number
    return total


n, k = map(int, input().split())
print(sum_of_multiples(n, k))
