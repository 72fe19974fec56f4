def count_readings(base, first, second, total):
    """Returns in how many ways the letters can be read so that first + second = total."""
    # Write your solution here.
    return 0


base, words = int(input()), input().split()
print(count_readings(base, *words))
