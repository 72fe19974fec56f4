# Prints the sum of the numbers from 1 to n that are divisible by k.
n, k = map(int, input().split())

# Write your solution here.
total = 0

print(total)
