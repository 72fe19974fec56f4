def sum_of_multiples(n, k):
    """Returns the sum of the numbers from 1 to n that are divisible by k."""
    # Write your solution here.
    return 0


n, k = map(int, input().split())
print(sum_of_multiples(n, k))
